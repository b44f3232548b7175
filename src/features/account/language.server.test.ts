import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { enabledLanguages } from '#/i18n/languages.ts'
import { firstOffered } from '#/platform/language/reader-language.server.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { requireOffered, saveLanguage } from './language.server.ts'

await useTestDatabase()

test('English is accepted whatever is offered', () => {
  expect(requireOffered('en', enabledLanguages(''))).toBe('en')
})

test.each(['fr', 'FR', 'de', '', 'en-GB', '__proto__'])(
  '%j is refused while French is off',
  { tags: ['R004'] },
  (language) => {
    expect(() => requireOffered(language, enabledLanguages('en'))).toThrow(
      expect.objectContaining({ code: 'INVALID', field: 'language' }),
    )
  },
)

test('French is accepted once it is offered', () => {
  expect(requireOffered('fr', enabledLanguages('en,fr'))).toBe('fr')
})

test.each([
  [['fr', 'en'], 'en,fr', 'fr'],
  [[undefined, 'fr'], 'en,fr', 'fr'],
  [['de', 'fr'], 'en,fr', 'fr'],
  [['fr'], 'en', 'en'],
  [[], 'en,fr', 'en'],
])('of %j, while %s is offered, one reads %s', (wanted, offered, language) => {
  expect(firstOffered(wanted, enabledLanguages(offered))).toBe(language)
})

test('the choice is kept with the account', async () => {
  const { userId } = await buildUser()
  await saveLanguage(userId, 'fr')
  expect(await db().query.user.findFirst({ where: (row, { eq }) => eq(row.id, userId) })).toMatchObject({
    language: 'fr',
  })
})
