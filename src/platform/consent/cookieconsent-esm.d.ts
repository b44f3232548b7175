/** The library's module by its path, which bundler and tests read alike. */
declare module 'vanilla-cookieconsent/dist/cookieconsent.esm.js' {
  import type { CookieConsentConfig } from 'vanilla-cookieconsent'

  export { acceptCategory, reset } from 'vanilla-cookieconsent'

  /** Without texts it draws no notice of its own, which the library's types do not say. */
  export function run(
    config: Omit<CookieConsentConfig, 'language'> & {
      language: { default: string; translations: Record<string, object> }
    },
  ): Promise<void>
}
