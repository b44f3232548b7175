import { expect, test } from 'vitest'
import type { TextLine } from '#/domain/text/text-line.ts'
import { placeBeside } from './place-beside.ts'

const at = (x: number, y: number, text: string): TextLine => ({
  ...{ text, x, y, width: text.length * 5, size: 10, isBold: false },
})
const heading = (y: number, text: string): TextLine => ({ ...at(20, y, text), size: 14, isBold: true })
const below = (y: number, texts: readonly string[]) =>
  texts.map((text, index) => at(160, y + index * 14, text))

test('headings at the left of their blocks come above them, whole where they go on in a second row', () => {
  const studies = below(60, ['2015 Diploma in baking', 'School of Leeds'])
  const work = below(110, ['2019 Baker', 'Crumb', 'Rolls'])
  const skills = below(180, ['Kneading', 'Selling'])
  const aside = [
    heading(66, 'Education'),
    heading(110, 'Professional'),
    heading(128, 'experience'),
    heading(182, 'Skills'),
  ]
  const page = [at(20, 30, 'Mira Oduya'), ...studies, ...work, ...skills, ...aside].toSorted(
    (a, b) => a.y - b.y,
  )
  const [read = []] = placeBeside([page])
  expect(read.map(({ text }) => text)).toEqual([
    ...['Mira Oduya', 'Education', '2015 Diploma in baking', 'School of Leeds', 'Professional experience'],
    ...['2019 Baker', 'Crumb', 'Rolls', 'Skills', 'Kneading', 'Selling'],
  ])
})

test('lines that are drawn by a sign above such headings are none', () => {
  const texts = [
    ['2015 Diploma in baking', 'School of Leeds', 'Best of all'],
    ['2019 Baker', 'Crumb', 'Rolls'],
    ['Kneading', 'Selling', 'Frying'],
  ]
  const names = ['Education', 'Work experience', 'Skills']
  const aside = names.flatMap((text, index) => [
    { ...at(20, 40 + index * 60, 'ㅡ'), size: 14 },
    heading(60 + index * 60, text),
  ])
  const blocks = texts.flatMap((block, index) => below(60 + index * 60, block))
  const [read = []] = placeBeside([[...blocks, ...aside].toSorted((a, b) => a.y - b.y)])
  expect(read.map(({ text }) => text)).toEqual(
    names.flatMap((name, index) => [name, ...(texts[index] ?? [])]),
  )
})

test('a column that says something under its headings stays beside', () => {
  const main = below(60, ['2019 Baker', 'Crumb', 'Rolls', 'Tarts', 'Bread'])
  const side = [
    heading(60, 'Skills'),
    at(20, 75, 'Kneading'),
    heading(90, 'Languages'),
    heading(110, 'Hobbies'),
  ]
  const page = [...main, ...side].toSorted((a, b) => a.y - b.y)
  expect(placeBeside([page])).toEqual([page])
})
