import { expect, test } from 'vitest'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { toRows } from './cv-rows.ts'
import { splitSections } from './cv-sections.ts'

type Placed = { text: string; size?: number; isBold?: boolean }

const sectionsOf = (...rows: Placed[]) =>
  splitSections(
    toRows([
      rows.map(({ text, size = 10, isBold = false }, index) => ({
        ...{ text, x: 50, y: 50 + index * 14, width: text.length * 5, size, isBold },
      })),
    ]),
  ).flatMap(({ section, rows: content }) => (section === 'top' ? [] : [`${section} ${content.length}`]))

test('a heading that no list knows is one where only headings are so large', () => {
  const heading = (text: string) => ({ text, size: 19, isBold: true })
  expect(
    sectionsOf(
      { text: 'Zoë Lindqvist', size: 30 },
      heading('Education'),
      { text: 'Northmoor College' },
      { text: 'I read what was there to be read.' },
      heading('My working experience'),
      { text: 'Baker, Crumb Ltd' },
      { text: 'I baked bread for the whole town.' },
      heading('Odds and ends'),
      { text: 'Chess' },
      { text: 'Boats' },
    ),
  ).toEqual(['education 2', 'work 2', 'other 3'])
})

test('the first heading may be one of work that no list knows', () => {
  const heading = (text: string) => ({ text, size: 14 })
  expect(
    sectionsOf(
      { text: 'Zoë Lindqvist', size: 20 },
      heading('EXPERIENCES IN BREAD AND ROLLS'),
      { text: 'Baker, Crumb Ltd' },
      { text: 'I baked bread for the whole town.' },
      heading('EDUCATION'),
      { text: 'Northmoor College' },
      { text: 'I read what was there to be read.' },
    ),
  ).toEqual(['work 2', 'education 2'])
})

test('a heading may be smaller than the others where it is the only one of its kind', () => {
  const heading = (text: string, size: number) => ({ text, size, isBold: true })
  expect(
    sectionsOf(
      heading('Education', 14),
      { text: 'Northmoor College' },
      heading('Languages', 14),
      { text: 'English' },
      heading('Work experience', 12.5),
      { text: 'Baker, Crumb Ltd' },
      heading('Research', 12.5),
      { text: 'Bread' },
    ),
  ).toEqual(['education 1', 'languages 1', 'work 1', 'work 1'])
})

test('plain words below loud headings are none', () => {
  const heading = (text: string) => ({ text, isBold: true })
  expect(
    sectionsOf(
      heading('Education'),
      { text: 'Northmoor College' },
      heading('Experience'),
      { text: 'Crumb Ltd' },
      { text: 'Volunteer' },
      { text: 'Research' },
      heading('Skills'),
      { text: 'Bread' },
      heading('Languages'),
      { text: 'English' },
      heading('Hobbies'),
    ),
  ).toEqual(['education 1', 'work 3', 'skills 1', 'languages 1', 'other 0'])
})

test('schools, degrees and roles as large as headings are none', () => {
  const large = (text: string) => ({ text, size: 16, isBold: true })
  expect(
    sectionsOf(
      large('Education'),
      large('Pike Institute'),
      { text: 'Bread and butter' },
      large('BSc Botany'),
      { text: 'Northmoor' },
      large('Experience'),
      large('Night Porter'),
      { text: 'Crumb Ltd' },
    ),
  ).toEqual(['education 4', 'work 2'])
})

test('among large lines that are mostly no headings, one is by a word of it', () => {
  const large = (text: string) => ({ text, size: 16, isBold: true })
  expect(
    sectionsOf(
      large('Education'),
      { text: 'Northmoor College, where I read what there was' },
      { text: 'and some of what there was not' },
      large('My working experience'),
      large('Blue Heron'),
      { text: 'I baked bread for the whole town' },
      large('Grey Seal'),
      { text: 'I cooked soup for the whole town' },
      large('Old Mill'),
      { text: 'I carried flour for the whole town' },
      { text: 'and some of the next one' },
    ),
  ).toEqual(['education 2', 'work 7'])
})

test('studies and work under one heading are apart', () => {
  const heading = (text: string) => ({ text, size: 16, isBold: true })
  const sections = sectionsOf(
    { text: 'Zoë Lindqvist', size: 30 },
    heading('Bildung und berufliche Laufbahn'),
    { text: 'Abitur: Gymnasium Hechtstadt 2008 - 2016' },
    { text: 'Universität: Botanik an der Hecht Universität 2016 - 2020' },
    { text: 'Crumb GmbH: Festanstellung von Juni 2021 - Dezember 2024' },
    { text: 'Rye Mills GmbH: Müller seit Januar 2025' },
    heading('Sprachkenntnisse'),
    { text: 'Deutsch, Englisch' },
  )
  expect(sections).toEqual(['education 2', 'work 2', 'languages 1'])
})

test('many headings take no longer in one paper than in many', async () => {
  const split = (length: number) =>
    sectionsOf(...Array.from({ length }, (_, index) => ({ text: index % 3 ? 'BREAD' : 'EDUCATION' })))
  expect(await dearness(split, 60)).toBeLessThan(DEAR)
})

test('companies that look as headings but stand no further apart than rows do are none', () => {
  const rows = [
    { text: 'Employment', gap: 30 },
    { text: 'St. Gabriel', gap: 18 },
    { text: 'Ward, May 2019 – now', gap: 14, isPlain: true },
    { text: 'Al-Rawda', gap: 18 },
    { text: 'Ward, May 2015 – May 2019', gap: 14, isPlain: true },
    { text: 'Education', gap: 30 },
    { text: 'BSc, University of Leeds', gap: 14, isPlain: true },
    { text: 'Skills', gap: 30 },
    { text: 'Rust', gap: 14, isPlain: true },
  ]
  let y = 50
  const lines = rows.map(({ text, gap, isPlain = false }) => {
    y += gap
    return { text, x: 50, y, width: text.length * 5, size: isPlain ? 10 : 12, isBold: !isPlain }
  })
  expect(splitSections(toRows([lines])).map(({ section, rows: own }) => `${section} ${own.length}`)).toEqual([
    'top 0',
    'work 4',
    'education 1',
    'skills 1',
  ])
})
