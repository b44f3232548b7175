import { expect, test } from 'vitest'
import { initials, nameHue } from './name-mark.ts'

test.each([
  ['Niamh Adeyemi', 'NA'],
  ['Ana Maria de Souza', 'AS'],
  ['Zoë', 'Z'],
  ['  élodie   ', 'É'],
  ['李 小龙', '李小'],
  ['', ''],
])('%j is marked %j', (name, mark) => {
  expect(initials(name)).toBe(mark)
})

test('a name keeps its colour, and the colour is a hue', () => {
  expect(nameHue('Dara Olaniyan')).toBe(nameHue('Dara Olaniyan'))
  for (const name of ['', 'a', '🙂', 'Dara Olaniyan']) expect(nameHue(name) % 20).toBe(0)
})
