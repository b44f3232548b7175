import { expect, test } from 'vitest'
import { enabledLanguages } from '#/i18n/languages.ts'
import { requireOffered } from './language.server.ts'

test('English is accepted whatever is offered', () => {
  expect(requireOffered('en', enabledLanguages(''))).toBe('en')
})

test.each(['fr', 'FR', 'de', '', 'en-GB', '__proto__'])('%j is refused while French is off', (language) => {
  expect(() => requireOffered(language, enabledLanguages('en'))).toThrow(
    expect.objectContaining({ code: 'INVALID', field: 'language' }),
  )
})

test('French is accepted once it is offered', () => {
  expect(requireOffered('fr', enabledLanguages('en,fr'))).toBe('fr')
})
