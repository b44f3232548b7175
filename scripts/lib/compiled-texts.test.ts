import {
  isArgumentElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { _createCache, _createIntlFormatters } from 'use-intl/core'
import formatMessage from 'use-intl/format-message'
import formatCompiled from 'use-intl/format-message/format-only'
import { french } from '#/i18n/french.ts'
import { LOCALES, type Language } from '#/i18n/languages.ts'
import { englishMessages } from '#/i18n/messages.ts'
import { compiledTexts, type Texts } from './compiled-texts.ts'

type Value = string | number | ((chunks: unknown) => string)

/** The values worth trying for everything that a message names. */
function valuesFor(elements: readonly MessageFormatElement[]): [name: string, values: Value[]][] {
  return elements.flatMap((element): [string, Value[]][] => {
    if (isTagElement(element)) {
      const wrap = (chunks: unknown) => `<${element.value}>${String(chunks)}</${element.value}>`
      return [[element.value, [wrap]], ...valuesFor(element.children)]
    }
    if (isSelectElement(element) || isPluralElement(element)) {
      const within = Object.values(element.options).flatMap(({ value }) => valuesFor(value))
      const tried = isSelectElement(element) ? [...Object.keys(element.options), 'another'] : [0, 1, 2, 7, 21]
      return [[element.value, tried], ...within]
    }
    if (isArgumentElement(element)) return [[element.value, ["Ada's <b>", 3]]]
    if (isNumberElement(element)) return [[element.value, [0, 0.854, 1, 12_345.6]]]
    return []
  })
}

function* samples(message: string): Generator<Record<string, Value>> {
  const named = valuesFor(parse(message))
  const first = Object.fromEntries(named.map(([name, [value]]) => [name, value ?? '']))
  yield first
  for (const [name, values] of named) for (const value of values) yield { ...first, [name]: value }
}

function* leaves(texts: Texts, compiled: Record<string, unknown>): Generator<[text: string, made: unknown]> {
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === 'string') yield [text, compiled[key]]
    else yield* leaves(text, compiled[key] as Record<string, unknown>)
  }
}

const CATALOGUES: [Language, Texts][] = [
  ['en', englishMessages()],
  ['fr', french],
]

test.each(CATALOGUES)('every text of %s reads in the browser as it does on the server', (language, texts) => {
  const cache = _createCache()
  const options = { cache, formatters: _createIntlFormatters(cache), locale: LOCALES[language] }
  const different = Array.from(leaves(texts, compiledTexts(texts))).flatMap(([text, made]) =>
    Array.from(samples(text)).flatMap((values) => {
      const onServer = formatMessage('key', text, values, options)
      const inBrowser = formatCompiled('key', made as never, values, options)
      return JSON.stringify(onServer) === JSON.stringify(inBrowser)
        ? []
        : [{ text, values, onServer, inBrowser }]
    }),
  )
  expect(different).toEqual([])
})
