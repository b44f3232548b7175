/** A heart that was pressed before its presser had signed in. */
export type NotedLike = { jobId: string; title: string }

/**
 * A press, as the browser keeps it. `atMs` is when it was noted. `userId` is who signed in after it but may not like yet:
 * the press then waits for that person alone. `page` is where it happened, in the words of `thisPage`. Only a press that
 * came before the scripts has a page.
 */
type Kept = NotedLike & { atMs: number; userId: string | null; page?: string }

const KEY = 'noted-like'
const AGE_MAX_MS = 30 * 60_000

function isKept(value: unknown): value is Kept {
  const { jobId, title, atMs, userId }: Partial<Kept> = value && typeof value === 'object' ? value : {}
  const isOwned = userId === null || typeof userId === 'string'
  return typeof jobId === 'string' && typeof title === 'string' && typeof atMs === 'number' && isOwned
}

/** Browsers that keep nothing for pages, and the server, know of no press. */
function withStorage<Answer>(use: (tab: Storage, browser: Storage) => Answer, otherwise: Answer): Answer {
  try {
    return use(sessionStorage, localStorage)
  } catch {
    return otherwise
  }
}

function read(storage: Storage): Kept | null {
  const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
  const ageMs = isKept(kept) ? Date.now() - kept.atMs : -1
  if (isKept(kept) && ageMs >= 0 && ageMs < AGE_MAX_MS) return kept
  storage.removeItem(KEY)
  return null
}

function write(storage: Storage, { jobId, title }: NotedLike, userId: string | null): void {
  storage.setItem(KEY, JSON.stringify({ jobId, title, atMs: Date.now(), userId } satisfies Kept))
}

/** Notes a press of a visitor, in this tab. */
export function noteLike(like: NotedLike): void {
  withStorage((tab) => write(tab, like, null), undefined)
}

/**
 * Runs before the page's scripts, where a heart is a mere link: notes its press all the same. What it notes stands in
 * the link as `data-like`. `document.earlyLikes` tells one loading of a page from all others.
 */
export const NOTE_EARLY_LIKES = `'earlyLikes' in document||(document.earlyLikes=Math.random(),document.addEventListener('click',function(e){var a=e.target.closest('a[data-like]');if(a&&!(e.metaKey||e.ctrlKey||e.shiftKey||e.altKey))try{sessionStorage.setItem('${KEY}',JSON.stringify(Object.assign(JSON.parse(a.dataset.like),{atMs:Date.now(),userId:null,page:document.earlyLikes+location.pathname})))}catch(x){}},true))`

const thisPage = () => `${Reflect.get(document, 'earlyLikes')}${location.pathname}`

/** What was pressed in this tab within the last half hour, if anything. */
export function findTabLike(): NotedLike | null {
  return withStorage((tab) => read(tab), null)
}

function findOwnLike(userId: string): NotedLike | null {
  const own = withStorage((_tab, browser) => read(browser), null)
  return own?.userId === userId ? own : null
}

/** The same, or what waits in this browser for that person alone. */
export function findNotedLike(userId: string): NotedLike | null {
  return findTabLike() ?? findOwnLike(userId)
}

export function forgetTabLike(): void {
  withStorage((tab) => tab.removeItem(KEY), undefined)
}

/**
 * Forgets what was pressed in this tab, since a visitor stands on a page that is no way in. Not where a link was pressed
 * on this very page before it was awake: that link still leads to the way in.
 */
export function forgetTurnedBack(): void {
  withStorage((tab) => {
    if (read(tab)?.page !== thisPage()) tab.removeItem(KEY)
  }, undefined)
}

/** Answers what was noted and forgets it: it is used once. */
export function takeNotedLike(userId: string): NotedLike | null {
  const noted = findNotedLike(userId)
  forgetTabLike()
  if (findOwnLike(userId)) withStorage((_tab, browser) => browser.removeItem(KEY), undefined)
  return noted
}

/**
 * Keeps this tab's press half an hour longer, for one person and all tabs: the link of a mail opens another one. Answers
 * it, or null when nothing was pressed here.
 */
export function keepForPerson(userId: string): NotedLike | null {
  const noted = findTabLike()
  if (!noted) return null
  forgetTabLike()
  withStorage((_tab, browser) => write(browser, noted, userId), undefined)
  return noted
}
