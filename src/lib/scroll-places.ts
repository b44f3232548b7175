import type { AnyRouter, HistoryState, ParsedLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmenting the library's own interface
  interface HistoryState {
    /** By what its scrolling is remembered, where that is not the entry's own key. */
    scrollKey?: string
  }
}

type State = HistoryState & { __TSR_key?: string }
type Place = Pick<ParsedLocation, 'state' | 'href'>

/** What scrolls by itself and stands where it stood when one comes back; a new search begins at its top. */
export const SCROLLING_BOXES = '[data-scroll-restoration-id]'

/** Where the router writes all places down when the page is left: by entry, then by what scrolls. */
const STORAGE_KEY = 'tsr-scroll-restoration-v1_3'

const GONE = 'gone'

/** The entry that one is leaving: the router takes it for the one on the screen until the next is drawn to its end. */
let gone: Place | undefined

const ownKeyOf = ({ state, href }: Place): string => state.scrollKey ?? state.__TSR_key ?? href

/** By what the scrolling of an entry of the history is remembered; one that is being left was noted already. */
export const scrollKeyOf = (place: Place): string => (place === gone ? GONE : ownKeyOf(place))

/** The state of an entry that replaces this one and is, to whoever comes back, the same place. */
export const samePlace = (state: State): HistoryState => ({
  scrollKey: state.scrollKey ?? state.__TSR_key,
})

let hasGoneOn = false

/**
 * Whether the router may scroll a page that it has drawn: from the first navigation on. Before that the page is the one
 * that the server wrote. A script that the server writes into it has put it in its place, and since then its reader may
 * have scrolled it or be pressing a link. The server writes that script when it may, too.
 */
export const mayRouterScroll = (): boolean => typeof window === 'undefined' || hasGoneOn

/** Has the router look where everything stands: by itself it knows of what scrolls while it listens, and of nothing else. */
function lookAround(): void {
  for (const scroller of [document, ...document.querySelectorAll(SCROLLING_BOXES)])
    scroller.dispatchEvent(new Event('scroll'))
}

/**
 * Has the router look where everything stands once a page is drawn, for what was scrolled before it was here, and before
 * each navigation: by itself it forgets what moves while the next page is drawn, as rows that arrow keys walk through do.
 * And when one goes back while the next page is still loading, it would note the top of that one as the place of the one
 * before.
 */
export function noteScrolling(router: AnyRouter): void {
  const replaced = new Map<string, string>()
  const noteReplaced = ({ __TSR_key: own, scrollKey }: State): void => {
    if (own && scrollKey) replaced.set(own, scrollKey)
  }
  noteReplaced((history.state ?? {}) as State)
  router.subscribe('onRendered', lookAround)
  router.subscribe('onBeforeNavigate', lookAround)
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    noteReplaced(toLocation.state)
    if (!fromLocation || ownKeyOf(fromLocation) === ownKeyOf(toLocation)) return
    hasGoneOn = true
    gone = fromLocation
  })
  router.subscribe('onResolved', () => {
    gone = undefined
  })
  // The router, which was here first, has written everything down by then.
  addEventListener('pagehide', () => keepForServerScript(replaced))
}

/** The script that the server writes into a page knows an entry by its own key alone. */
function keepForServerScript(replaced: ReadonlyMap<string, string>): void {
  try {
    const places = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown>
    for (const [own, scrollKey] of replaced) places[own] = places[scrollKey]
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places))
  } catch {
    // A browser that keeps nothing begins at the top.
  }
}

/**
 * Lets the router scroll smoothly, or at once for whoever asks for less motion. The browser is asked before each
 * navigation: the wish may change while a page is open, and rules of the style sheet do not bind scripts.
 */
export function scrollAsAsked(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', () => {
    const wantsLess = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    router.options.scrollRestorationBehavior = wantsLess ? 'instant' : 'smooth'
  })
}
