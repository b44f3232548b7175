import { expect, test } from 'vitest'
import type { TextLine } from '#/domain/text/text-line.ts'
import { headingOf, isPaperTitle } from './cv-headings.ts'
import { readCv } from './read-cv.ts'

type Row = string | Pick<TextLine, 'text' | 'x'>

/** Rows below each other under a name, as a browser prints them. */
const readRows = (...rows: Row[]) => {
  const lines = ['Zoë Lindqvist', ...rows].map((row, index) => {
    const { text, x = 50 } = typeof row === 'string' ? { text: row } : row
    const size = index === 0 ? 20 : 10
    return { text, x, y: 50 + index * 12, width: text.length * 5, size, isBold: false }
  })
  return readCv([lines], () => 'id')
}

test.each([
  ['E M P L O Y M E N T H I S T O R Y', 'work'],
  ['E M P L O Y M E N T H I S T O RY', 'work'],
  ['C O N TA C T', 'contact'],
  ['A B O U T M E', 'summary'],
  ['E D U C AT I O N :', 'education'],
  ['S K I L L S & T O O L S', 'skills'],
  ['C O M P É T E N C E S', 'skills'],
  ['A B C D', null],
  ['Ed u ca ti on al', null],
])('%j is a heading of %s', (text, section) => expect(headingOf(text)).toBe(section))

test('the title of the paper may be written letter by letter too', () => {
  expect(isPaperTitle('C U R R I C U L U M V I TA E')).toBe(true)
})

test('a career that no heading begins is left over, and not said of the person', () => {
  const career = ['Baker, Crumb Ltd', '2019 – 2021', '• Bread and rolls', 'Cook | Pike | Leeds', '2018']
  const rest = career.map((row) => row.replace('• ', ''))
  const about = { headline: 'Baker of bread', bio: 'I bake since 2010.', work: [], rest }
  expect(readRows('Baker of bread', 'I bake since 2010.', ...career)).toMatchObject(about)
  expect(readRows('Baker of bread', 'Summary', 'I bake since 2010.', ...career)).toMatchObject(about)
  expect(readRows(...career)).toMatchObject({ bio: '' })
})

const ROLE = {
  position: 'Cheffe de projet',
  organization: 'Rails du Rhône',
  location: 'Lyon',
  startDate: '2019-01',
}
const drawn = (text: string) => ({ text, x: 80 })

test.each<[name: string, rows: Row[]]>([
  ['below', ['Cheffe de projet, Rails du Rhône, Lyon', 'janvier 2019 – aujourd’hui']],
  ['above', ['janvier 2019 – aujourd’hui', 'Cheffe de projet, Rails du Rhône, Lyon']],
  ['on the line', ['Cheffe de projet, Rails du Rhône, Lyon, janvier 2019 – aujourd’hui']],
  ['behind a bar', ['Cheffe de projet, Rails du Rhône, Lyon | janvier 2019 – aujourd’hui']],
])('a role on one line is split at its commas, with its date %s', (_place, rows) => {
  const bullets = ['Budget de 12 M€', 'Mise en service de trois gares']
  expect(readRows('Expérience professionnelle', ...rows, ...bullets.map(drawn))).toMatchObject({
    work: [{ ...ROLE, highlights: bullets }],
    rest: [],
  })
  expect(readRows('Expérience professionnelle', ...rows, 'Budget de 12 M€')).toMatchObject({
    work: [{ ...ROLE, summary: 'Budget de 12 M€' }],
  })
})

test.each([
  ['Engineer, Pike Ltd', 'Engineer', 'Pike Ltd', ''],
  ['Engineer, Pike, Ltd, Leeds', 'Engineer', 'Pike, Ltd', 'Leeds'],
  ['Engineer, Pike Ltd, Leeds, UK', 'Engineer', 'Pike Ltd', 'Leeds, UK'],
  ['Pike Ltd, Engineer, Leeds', 'Engineer', 'Pike Ltd', 'Leeds'],
  ['Manager, Water and Flood, Pike Ltd', 'Manager, Water and Flood', 'Pike Ltd', ''],
  ['Boulangère, Maison Tournesol, 69005 Lyon', 'Boulangère', 'Maison Tournesol', '69005 Lyon'],
])('%j is a role', (line, position, organization, location) => {
  const { work } = readRows('Work experience', line, '2019 – 2021')
  expect(work).toMatchObject([{ position, organization, location }])
})

test('what is drawn as a bullet is no employer, and an employer may stand further in', () => {
  const dated = ['Work experience', 'Gardener, 2019 – 2021']
  expect(readRows(...dated, drawn('Roses'), drawn('Lawns'))).toMatchObject({
    work: [{ position: 'Gardener', organization: '', highlights: ['Roses', 'Lawns'] }],
  })
  expect(readRows(...dated, drawn('Pike Ltd'), { text: 'Roses', x: 110 })).toMatchObject({
    work: [{ position: 'Gardener', organization: 'Pike Ltd', highlights: ['Roses'] }],
  })
  expect(readRows(...dated, drawn('Pike Ltd'), drawn('• Roses'))).toMatchObject({
    work: [{ position: 'Gardener', organization: 'Pike Ltd', highlights: ['Roses'] }],
  })
})

test.each([
  ['Diplôme d’ingénieur en génie électrique, INSA Lyon', 'génie électrique', 'INSA Lyon'],
  ['Master en droit, Sorbonne', 'droit', 'Sorbonne'],
])('%j names a place to study at', (line, area, institution) => {
  expect(readRows('Formation', line, '2009 – 2014').education).toMatchObject([{ area, institution }])
})
