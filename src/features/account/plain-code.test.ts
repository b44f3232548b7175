import { expect, test } from 'vitest'
import { plainCode } from './plain-code.ts'

test.each([
  ['505995', '505995'],
  ['505 995', '505995'],
  [' 505-995 ', '505995'],
  ['aB3dE-fG7hI', 'aB3dE-fG7hI'],
  ['aB3dEfG7hI', 'aB3dE-fG7hI'],
  ['aB3dE fG7hI', 'aB3dE-fG7hI'],
  ['', ''],
])('%j is the code %j', (typed, code) => {
  expect(plainCode(typed)).toBe(code)
})
