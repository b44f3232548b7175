import { pageLanguage } from '#/i18n/page-language.ts'
import type { Speech } from '#/i18n/speech.ts'
import { PRODUCT_TITLE } from '#/lib/product.ts'
import type { TitledMatch } from './page-title.ts'

const isBrowser = typeof document !== 'undefined'
/** The path of the page that the server wrote, which is the first to be asked for; null once one has gone on from it. */
let written: string | null | undefined

function isWritten(matches: readonly TitledMatch[], language: Speech['language']): boolean {
  const path = matches.at(-1)?.pathname
  if (written === undefined) written = path
  const isSame = path === written && language === pageLanguage()
  return isSame && matches.every(({ status, _notFound }) => status === 'success' && !_notFound)
}

/**
 * The title of a page. What the server wrote has one; the names of all other pages are fetched when one goes on to
 * another, so that no page waits for them.
 */
export async function lateTitle(matches: readonly TitledMatch[], { language, say }: Speech): Promise<string> {
  if (isBrowser && isWritten(matches, language)) return document.title
  written = null
  const titles = await import('./page-title.ts').catch(() => null)
  return titles?.pageTitle(matches, say) ?? PRODUCT_TITLE
}
