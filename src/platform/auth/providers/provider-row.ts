import { DEFAULT_CURRENCY } from '#/domain/money/currency.ts'
import { DEFAULT_LANGUAGE } from '#/i18n/languages.ts'

/**
 * What a row begins with that is made by a provider's word: somebody who looks for work until they are asked. Every
 * field that would be worth claiming is said here, and none of it comes from the provider but the vouched address.
 */
export function providerRow({ emailVerified }: Record<string, unknown>) {
  return {
    type: 'Individual',
    role: 'user',
    typeChosen: false,
    emailVerified: emailVerified === true,
    image: null,
    banned: false,
    twoFactorEnabled: false,
    currency: DEFAULT_CURRENCY,
    language: DEFAULT_LANGUAGE,
  } as const
}
