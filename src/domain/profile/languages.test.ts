import { expect, test } from 'vitest'
import { isLanguageCode, LANGUAGES } from './languages.ts'

test('every language code is one that a screen can name', () => {
  const names = new Intl.DisplayNames('en-GB', { type: 'language' })
  expect(new Set(LANGUAGES).size).toBe(LANGUAGES.length)
  for (const code of LANGUAGES) expect(names.of(code)).not.toBe(code)
})

test.each(['EN', 'eng', 'xx', '', null])('%j is no language code', (code) => {
  expect(isLanguageCode(code)).toBe(false)
})
