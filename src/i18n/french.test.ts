import { expect, test } from 'vitest'
import { sourceFiles } from '#tests/architecture/source-files.ts'
import { withoutAddresses, WRONG_MARKS } from '#tests/texts/french-marks.ts'
import { flatTexts } from '#tests/texts/flat-texts.ts'
import { readingsOf } from '#tests/texts/readings.ts'
import { french } from './french.ts'
import { englishMessages } from './messages.ts'

const english = new Map(flatTexts(englishMessages()))
const inFrench = flatTexts(french)

test.each(WRONG_MARKS)('no French text has %s', { tags: ['R003'] }, (_, pattern) => {
  const wrong = inFrench.filter(([, text]) =>
    readingsOf(text).some((read) => pattern.test(withoutAddresses(read))),
  )
  expect(wrong.map(([key, text]) => `${key}: ${text}`)).toEqual([])
})

/** Words that are the same in both languages, and the names of things and towns. */
const SAME_WORD = [
  'Pages',
  'Type',
  '{change} points',
  'Actions',
  'Administration',
  'Agriculture',
  'Construction',
  'Contact',
  'CV',
  'Date',
  'Description',
  'Design',
  'Expert',
  'Invitations',
  'Logo',
  'Marketing',
  'Master',
  'Menu',
  'Message',
  'Messages',
  'Organisation',
  'Portfolio',
  'Public',
  'Publications',
  'Session',
  'Suggestions',
  'Bath',
  'Bristol',
  'Cardiff',
  'GitHub',
  'JSON Resume',
  'LinkedIn',
]

/** A text of nothing but values, codes and marks has nothing to translate. */
const isWordless = (text: string) => !/\p{L}{3,}/u.test(text.replaceAll(/\{[^{}]*\}/g, ''))

test('no French text is the English one, but for words that both languages share', { tags: ['R003'] }, () => {
  const same = inFrench.filter(
    ([key, text]) => english.get(key) === text && !isWordless(text) && !SAME_WORD.includes(text),
  )
  expect(same).toEqual([])
})

test('every word that both languages share is still said', () => {
  const said = new Set(inFrench.filter(([key, text]) => english.get(key) === text).map(([, text]) => text))
  expect(SAME_WORD.filter((word) => !said.has(word))).toEqual([])
})

test('whoever reads French is addressed as vous', () => {
  const familiar = inFrench.filter(([, text]) => /(?<![-\p{L}])(?:tu|toi|ton|tes|t’)(?!\p{L})/iu.test(text))
  expect(familiar).toEqual([])
})

/** Words that were once said for a thing that has another name everywhere else. */
const OTHER_WORDS: [thing: string, pattern: RegExp][] = [
  ['a like (j’aime)', /mentions? J’aime|d’intérêts|ses intérêts/iu],
  ['a match (match)', /mises? en relation/iu],
  ['a company (entreprise)', /organisations?/iu],
]

test.each(OTHER_WORDS)('%s is called by one word in French', (_, pattern) => {
  // Where somebody worked or studied may be no company.
  const other = inFrench.filter(([key, text]) => pattern.test(text) && key !== 'profile.work.organization')
  expect(other).toEqual([])
  expect(sourceFiles('src/**/*.fr.md').filter(({ text }) => pattern.test(text))).toEqual([])
})

test('of a job that was taken down no French text says that it was deleted', () => {
  const taken = inFrench.filter(([key]) => /taken down/u.test(english.get(key) ?? ''))
  expect(taken.length).toBeGreaterThan(5)
  expect(taken.filter(([, text]) => /supprim/iu.test(text))).toEqual([])
})
