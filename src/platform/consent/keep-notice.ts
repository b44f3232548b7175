import { acceptCategory, reset, run } from 'vanilla-cookieconsent/dist/cookieconsent.esm.js'
import { NOTICE_KEY, NOTICE_REVISION } from './read-notice.ts'

const KEPT_DAYS = 365
/** The notice is ours: without texts the library draws nothing. */
const WITHOUT_TEXTS = { default: 'en', translations: { en: {} } }

/**
 * Notes in this browser that the notice was read; doing it again changes nothing. There is one kind of cookie, the
 * necessary ones, and so nothing to choose. The note is kept for pages and not as a cookie: no request carries it.
 */
export async function keepNoticeRead(): Promise<void> {
  // The library reads the browser's storage once a page, and would not note again what was deleted there since.
  reset()
  await run({
    categories: { necessary: { enabled: true, readOnly: true } },
    revision: NOTICE_REVISION,
    cookie: { name: NOTICE_KEY, useLocalStorage: true, expiresAfterDays: KEPT_DAYS },
    manageScriptTags: false,
    autoClearCookies: false,
    autoShow: false,
    language: WITHOUT_TEXTS,
    hideFromBots: false,
  })
  acceptCategory('all')
}
