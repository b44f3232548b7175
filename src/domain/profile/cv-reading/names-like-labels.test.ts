import { expect, test } from 'vitest'
import type { TextLine } from '#/domain/text/text-line.ts'
import { readCv } from './read-cv.ts'

type Row = string | readonly string[]

/** What is read of a paper with the given rows below a heading. */
function readBelow(heading: string, rows: readonly Row[]) {
  const all: Row[] = ['Mira Oduya', 'Baker of bread', heading.toUpperCase(), ...rows]
  const lines = all.flatMap((row, index) =>
    [row].flat().map((text, at): TextLine => ({
      ...{ text, x: 50 + at * 150, y: 50 + index * 14, width: text.length * 5 },
      ...{ size: index === 0 ? 20 : 10, isBold: text === heading.toUpperCase() },
    })),
  )
  return readCv([lines], () => 'id')
}

test.each([
  [['ABAP', 'RFC', 'IDoc']],
  [['Mathematik', 'Religion', 'Sport']],
  [['Health', 'Safety']],
  [['Kinder', 'Jugendliche']],
  [['DNI', 'NIE']],
])('skills %j that are called as personal labels stay', (skills) => {
  expect(readBelow('Skills', [skills]).skills).toEqual(skills)
})

test('a subject called as a personal label leaves the study and the role', () => {
  const years = '2008 – 2012'
  expect(readBelow('Education', [['Religion', 'Pike University'], years]).education).toMatchObject([
    { institution: 'Pike University', area: 'Religion' },
  ])
  expect(readBelow('Education', ['BSN, Pike University', years]).education).toMatchObject([
    { institution: 'Pike University' },
  ])
  expect(readBelow('Work Experience', [['Religion', 'Gymnasium Pike'], years]).work).toMatchObject([
    { position: 'Religion', organization: 'Gymnasium Pike' },
  ])
  expect(readBelow('Work Experience', ['Engineer, RFC', years]).work).toMatchObject([
    { position: 'Engineer', organization: 'RFC' },
  ])
})

test.each([
  [['Date of birth', '14/03/1988'], 'Age', '36'],
  [['Marital status', 'single'], 'Children:', 'none'],
])('beside %j among skills, %j still labels something personal', (sure, label, value) => {
  const { skills } = readBelow('Skills', ['Excel', sure, [label, value]])
  expect(skills).toEqual(['Excel'])
})

test('"Work" and "Home" label an address, and before anything else a word that stays', () => {
  const points = ['• Work: bread for 300 people', '• Home: deliveries']
  const role = ['Baker, Pike Ltd', '2008 – 2012']
  expect(readBelow('Work Experience', [...role, ...points]).work).toMatchObject([
    { highlights: ['Work: bread for 300 people', 'Home: deliveries'] },
  ])
  expect(readBelow('Skills', ['Work: Excel, Word']).skills).toEqual(['Work', 'Excel', 'Word'])
  expect(readBelow('Summary', ['Work: I bake.', 'Home: 12 Quay Road, Plymouth'])).toMatchObject({
    bio: 'Work: I bake.',
    rest: ['Home: 12 Quay Road, Plymouth'],
  })
})
