import { expect, test } from 'vitest'
import { flatTexts } from '#tests/texts/flat-texts.ts'
import { readingsOf } from '#tests/texts/readings.ts'
import { french } from './french.ts'
import { englishMessages } from './messages.ts'

const english = new Map(flatTexts(englishMessages()))
const inFrench = flatTexts(french)

const WRONG_MARKS: [name: string, pattern: RegExp][] = [
  ['no narrow space that holds before ; ! ?', /(?<!\u202f)[;!?]/u],
  ['no space that holds before a colon', /[^\u00a0](?=:(?:\s|$))/u],
  ['no space that holds inside « »', /«(?!\u00a0)|[^\u00a0]»/u],
  ['no space that holds before % or €', /[^\u00a0](?=[%€])/u],
  ['a straight apostrophe or quotation mark', /\p{L}'\p{L}|"/u],
  ['thousands that a line may break', /\d \d{3}/u],
]

/** What stands in an address is no sentence. */
const withoutAddresses = (text: string) => text.replaceAll(/https?:\/\/\S+/g, '')

test.each(WRONG_MARKS)('no French text has %s', (_, pattern) => {
  // The contact page's own texts are rewritten elsewhere.
  const wrong = inFrench.filter(
    ([key, text]) =>
      !key.startsWith('contact.') && readingsOf(text).some((read) => pattern.test(withoutAddresses(read))),
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
  'Cookies',
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
  'Organisations',
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

test('no French text is the English one, but for words that both languages share', () => {
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
