/** Under this the browser keeps that the cookie notice was read; it is sent to nobody. */
export const NOTICE_KEY = 'flightpath.notice'

/** Raised when what the product keeps in browsers changes in kind: everybody is told once more. */
export const NOTICE_REVISION = 2

/** What the consent library keeps, as far as it is read here. */
type Kept = { revision: number; expirationTime: number }

/** Whether the notice was read here within the last year. A browser that keeps nothing for pages has read nothing. */
export function isNoticeRead(): boolean {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NOTICE_KEY) ?? 'null')
    const { revision, expirationTime = 0 }: Partial<Kept> = kept && typeof kept === 'object' ? kept : {}
    return revision === NOTICE_REVISION && expirationTime > Date.now()
  } catch {
    return false
  }
}

/**
 * Runs before the page is painted and says on its root element that the notice is unread, by the rule of `isNoticeRead`:
 * what the server drew of it shows then.
 */
export const FIND_NOTICE_UNREAD = `{let k;try{k=JSON.parse(localStorage['${NOTICE_KEY}'])}catch{k=0}k&&k.revision===${NOTICE_REVISION}&&k.expirationTime>Date.now()||(document.documentElement.dataset.notice='unread')}`
