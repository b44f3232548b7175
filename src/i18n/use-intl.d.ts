import type { Language, LOCALES } from './languages.ts'
import type { Messages } from './messages.ts'

declare module 'use-intl' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmenting the library's own interface
  interface AppConfig {
    Locale: (typeof LOCALES)[Language]
    Messages: Messages
  }
}
