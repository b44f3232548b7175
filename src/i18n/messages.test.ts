import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  isLiteralElement,
  isPoundElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { flatTexts } from '#tests/texts/flat-texts.ts'
import { french } from './french.ts'
import { enabledLanguages } from './languages.ts'
import { englishMessages } from './messages.ts'
import { translateText } from './translate.ts'

const english = new Map(flatTexts(englishMessages()))
const inFrench = new Map(flatTexts(french))

/** The values that a message names, those inside plurals included. */
function valuesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return []
    if (isTagElement(element)) return valuesIn(element.children)
    const isChoice = isPluralElement(element) || isSelectElement(element)
    const inside = isChoice ? Object.values(element.options).flatMap(({ value }) => valuesIn(value)) : []
    return [element.value, ...inside]
  })
}

const placeholders = (text = '') => [...new Set(valuesIn(parse(text)))].toSorted().join()

test('English and French have the same keys', { tags: ['R003', 'R109'] }, () => {
  expect([...inFrench.keys()].toSorted()).toEqual([...english.keys()].toSorted())
})

test('a text and its translation name the same values', () => {
  const different = [...english].filter(
    ([key, text]) => placeholders(text) !== placeholders(inFrench.get(key)),
  )
  expect(different.map(([key]) => key)).toEqual([])
})

test('no text is empty', () => {
  expect([...english, ...inFrench].filter(([, text]) => text.trim() === '')).toEqual([])
})

test('only English is enabled unless the configuration says otherwise', { tags: ['R208'] }, () => {
  expect(enabledLanguages('en')).toEqual(['en'])
  expect(enabledLanguages('fr,xx')).toEqual(['en', 'fr'])
})

const say = (keyOrText: string) => translateText('en', englishMessages(), keyOrText)

test('a key is translated, and a text that is no key comes back as it is', () => {
  expect(say('organization.invalid.name')).toBe('The name you entered is not valid')
  expect(say('Something is wrong.')).toBe('Something is wrong.')
  expect(say('organization.invalid.nothing')).toBe('organization.invalid.nothing')
})
