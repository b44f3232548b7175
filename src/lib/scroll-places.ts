import type { AnyRouter, HistoryState, ParsedLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmenting the library's own interface
  interface HistoryState {
    /** By what its scrolling is remembered, where that is not the entry's own key. */
    scrollKey?: string
  }
}

type Place = Pick<ParsedLocation, 'state' | 'href'>

/** What scrolls by itself and stands where it stood when one comes back; a new search begins at its top. */
export const SCROLLING_BOXES = '[data-scroll-restoration-id]'

const GONE = 'gone'

/** The entry that one is leaving: the router takes it for the one on the screen until the next is drawn to its end. */
let gone: Place | undefined

const ownKeyOf = ({ state, href }: Place): string => state.scrollKey ?? state.__TSR_key ?? href

/** By what the scrolling of an entry of the history is remembered; one that is being left was noted already. */
export const scrollKeyOf = (place: Place): string => (place === gone ? GONE : ownKeyOf(place))

/** The state of an entry that replaces this one and is, to whoever comes back, the same place. */
export const samePlace = (state: HistoryState & { __TSR_key?: string }): HistoryState => ({
  scrollKey: state.scrollKey ?? state.__TSR_key,
})

let hasNavigated = false

/**
 * Whether the router scrolls the page that is drawn. It leaves the one that the server wrote: that one stands where it
 * should before its scripts come, and a reader may have moved on in it or be pressing a link.
 */
export const isRouterToScroll = (): boolean => typeof window === 'undefined' || hasNavigated

/**
 * Has the router look where everything stands before each navigation. By itself it only knows what has scrolled since
 * the last one was drawn, and forgets what moves meanwhile: rows that arrow keys walk through move just then. And when
 * one goes back while the next page is still loading, it would note the top of that one as the place of the one before.
 */
export function noteScrolling(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', () => {
    for (const scroller of [document, ...document.querySelectorAll(SCROLLING_BOXES)])
      scroller.dispatchEvent(new Event('scroll'))
  })
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    hasNavigated = true
    if (fromLocation && ownKeyOf(fromLocation) !== ownKeyOf(toLocation)) gone = fromLocation
  })
  router.subscribe('onResolved', () => {
    gone = undefined
  })
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
