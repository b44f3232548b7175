import { expect, test } from 'vitest'
import { createRedaction } from './redaction.ts'

const WORK = new Set(['hydrologie', 'aide'])
const taxonomy = {
  isName: (text: string) => WORK.has(text.toLowerCase()),
  isOccupation: () => false,
  hasWord: (word: string) => WORK.has(word.toLowerCase()),
}

function running(text: string, names: string[], [firstName, lastName] = ['Zok', 'Larkspur']) {
  const person = { name: `${firstName} ${lastName}`, firstName, lastName, email: 'zok85@example.com' }
  const given = { organizations: names, schools: names, vouchers: names, links: [] }
  return createRedaction({ person, ...given }, taxonomy)(text, { kind: 'running', gap: '…' })
}

const NAMES: readonly (readonly [before: string, name: string])[] = [
  ...['Garage d’', "Mairie d'", 'Lycée d’', "Université d'", "Farmácia d'", "Taller d'", 'Institut d’'],
  ...['Ferme de l’', "Hôtel L'", 'Restaurant L’', 'L’', "D'", 'Collège de l’'],
  ...["Cantina dell'", 'Comune dell’', "Ospedale Sant'", "Trattoria all'", 'O’', "Huis 's-"],
].map((before) => [before, 'Ombrilac'])

test.each(NAMES)('a name goes that stands behind %s%s', (before, name) => {
  for (const form of [name, `l’${name}`, `d'${name}`, `${before}${name}`, `chez ${name}`])
    expect(running(`Before ${form}: after`, [before + name]), form).toMatch(
      /^Before (?:chez |d'|l’)?…: after$/,
    )
})

test.each([
  ['Mairie d’Ombrilac-le-Haut', 'Ombrilac', 'mairie d’Ombrilac-le-Haut'],
  ['École d’ingénieurs d’Ivrombre', 'Ivrombre', 'd’Ivrombre'],
  ['D’Ombrilac & Cie', 'Ombrilac', 'd’Ombrilac'],
  ['garage d’ombrilac', 'Ombrilac', 'ombrilac'],
  ['O’Larkall’s Bar', 'O’Larkall', 'Larkall', 'Larkalls', 'OLarkall', 'O’Larkall’s'],
])('a part of %s behind an elision goes', (organization, ...forms) => {
  for (const form of forms)
    expect(running(`Before ${form}: after`, [organization]), form).toMatch(/^Before (?:mairie )?…: after$/)
})

test.each([
  ['Zok', "D'Ombrilac", 'Ombrilac', "d'Ombrilac"],
  ['Zok', 'Dell’Ombrila', 'Ombrila', 'Zok Ombrila'],
])('the name of %s %s goes without its elision', (first, last, ...forms) => {
  for (const form of forms)
    expect(running(`Before ${form}: after`, [], [first, last]), form).toBe('Before …: after')
})

test.each([
  ['Garage d’Ombrilac', 'Chef d’équipe, j’ai monté l’atelier aujourd’hui qu’on m’a confié'],
  ['École d’ingénieurs d’Ivrombre', 'Aide des ingénieurs, l’été, d’abord en équipe'],
  ['Association d’Aide à Ombrilac', 'L’aide à domicile, d’aide en aide'],
  ["Cantina dell'Ombrosa", 'Ho lavorato nell’ufficio, all’estero, sull’acqua e con l’ombra dell’azienda'],
  ["Taller d'Ombrilac", "L'obra d'aquí i l'equip d'allà"],
  ['O’Larkin', 'It’s o’clock, don’t lark about, it’s the team’s own'],
  ["'s-Larkenmeer", "'s morgens en 't werk"],
])('ordinary words stay beside %s: %s', (organization, text) => {
  expect(running(text, [organization])).toBe(text)
})
