import { expect, test } from 'vitest'
import { bold, right, rolesOf } from '#tests/setup/roles-of.ts'

test('without a date rows are a role where a word or a label says so, and otherwise none', () => {
  expect(
    rolesOf(
      bold('Warm bread tracker'),
      '• Counts the loaves of the day',
      12,
      bold('Crumb finder'),
      '• Finds crumbs',
    ),
  ).toEqual([])
  expect(
    rolesOf('Empresa: Crumb', 'Cargo: Trabalho com pão', 12, 'Empresa: Pike', 'Cargo: Trabalho com peixe'),
  ).toEqual(['Trabalho com pão | Crumb |  |  | ', 'Trabalho com peixe | Pike |  |  | '])
})

test('a long name of who gives a role, and a dash behind it, go on in the next row', () => {
  expect(
    rolesOf(
      bold('Crumb School District, Leeds — Substitute Teacher'),
      'OCT 2022 - DEC 2022',
      '• Taught the children of two towns',
      12,
      bold('The Old Bakery of the Saints of the Upper Hill and Valley, Leeds —'),
      bold('Shift Manager'),
      'MARCH 2021 - OCTOBER 2022',
      '• Kept the ovens of the town',
    ).map((role) => role.split(' | ').slice(0, 2).join(' | ')),
  ).toEqual([
    'Substitute Teacher | Crumb School District',
    'Shift Manager | The Old Bakery of the Saints of the Upper Hill and Valley',
  ])
})

test('two roles at a slash are the title of one', () => {
  expect(
    rolesOf(
      [bold('Freelance Designer / Content Creator'), right('2019 – 2021')],
      '• Drew loaves and cakes for the town',
    ),
  ).toEqual(['Freelance Designer / Content Creator |  |  | 2019-01 | 2021-12'])
})

test('a title behind its label goes on in the next row', () => {
  expect(
    rolesOf(
      'Empresa: Crumb',
      'Cargo: Padeiro, confeiteiro e',
      'ajudante de cozinha',
      12,
      'Empresa: Pike',
      'Cargo: Cozinheiro',
    ),
  ).toEqual(['Padeiro, confeiteiro e ajudante de cozinha | Crumb |  |  | ', 'Cozinheiro | Pike |  |  | '])
})

test('a span that is cut before "until now" goes on in the next row', () => {
  const rows = [
    'Boulanger chez Crumb (Octobre 2021–',
    'jusqu’à présent)',
    'Pain pour toute la ville, et gâteaux pour ses voisins.',
  ]
  expect(rolesOf(...rows)).toEqual(['Boulanger | Crumb |  | 2021-10 | now'])
})
