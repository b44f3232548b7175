import { expect, test } from 'vitest'
import { DEAR, dearness } from './setup/dearness.ts'

const blanks = (length: number) => `${' '.repeat(length)}x`

test('work that grows with the square of its input is found to be dear', async () => {
  expect(await dearness((length) => blanks(length).replace(/ +$/, ''), 400)).toBeGreaterThan(DEAR)
})

test('work that grows with its input is not, nor is what takes no notice of it', async () => {
  expect(await dearness((length) => blanks(length).replaceAll(/ x/g, ''), 1_000)).toBeLessThan(DEAR)
  expect(await dearness((length) => blanks(length).slice(0, 100).replace(/ +$/, ''), 1_000)).toBeLessThan(
    DEAR,
  )
})
