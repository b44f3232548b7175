import { expect, test } from 'vitest'
import type { TextLine } from '#/domain/text/text-line.ts'
import { headingOf, isPaperTitle } from './cv-headings.ts'
import { readCv } from './read-cv.ts'

type Row = string | (Partial<TextLine> & { text: string })

/** Rows below each other under a name, as a browser prints them. */
const readRows = (...rows: Row[]) => {
  const lines = ['Zoë Lindqvist', ...rows].map((row, index) => ({
    ...{ x: 50, y: 50 + index * 12, width: 200, size: index === 0 ? 20 : 10, isBold: false },
    ...(typeof row === 'string' ? { text: row } : row),
  }))
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
