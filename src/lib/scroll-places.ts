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

/** Where the router writes all places down when the page is left: by entry, then by what scrolls. */
const STORAGE_KEY = 'tsr-scroll-restoration-v1_3'

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

/**
 * Scrolls a page that the server wrote to where it stood before. It runs at the page's end, before other scripts come.
 * The router runs it once more when it takes over the page; then it does nothing.
 */
export const PLACE_PAGE = `'isPlaced' in document||(document.isPlaced=true,function(){var s=history.state||{},p;try{p=JSON.parse(sessionStorage.getItem('${STORAGE_KEY}')||'{}')[s.scrollKey||s.__TSR_key]}catch(x){}for(var q in p)try{(q==='window'?window:document.querySelector(q)).scrollTo({left:p[q].scrollX,top:p[q].scrollY,behavior:'instant'})}catch(x){}}())`

let leadsElsewhere = false

/**
 * Whether the router may scroll the page that it has drawn: only after a navigation to another entry of the history. The
 * page that the server wrote stays where its reader has scrolled it, and so does a page whose data come anew.
 */
export const mayRouterScroll = (): boolean => leadsElsewhere

/** Has the router look where everything stands: by itself it only knows of what scrolls while it listens. */
function lookAround(): void {
  for (const scroller of [document, ...document.querySelectorAll(SCROLLING_BOXES)])
    scroller.dispatchEvent(new Event('scroll'))
}

/**
 * Makes the router note more than it does by itself. Once a page is drawn it looks where everything stands: some of it may
 * have been scrolled before the router was here. Before each navigation it looks again: rows that arrow keys walk through
 * move at the last moment. While the next page is loading, the scroller already shows that page's top. It is not noted for
 * the page being left: a reader who goes back in that moment comes back to the right place.
 */
export function noteScrolling(router: AnyRouter): void {
  router.subscribe('onRendered', lookAround)
  router.subscribe('onBeforeNavigate', lookAround)
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    if (fromLocation && ownKeyOf(fromLocation) !== ownKeyOf(toLocation)) gone = fromLocation
    leadsElsewhere = gone !== undefined
  })
  router.subscribe('onResolved', () => {
    gone = undefined
  })
}

/**
 * Sets how the router scrolls: smoothly, or at once for a reader who asks for less motion. Before each navigation it asks
 * the browser what the reader wants, because that may change while a page is open. The style sheet cannot do this: its
 * rules do not reach scripts that scroll.
 */
export function scrollAsAsked(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', () => {
    const wantsLess = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    router.options.scrollRestorationBehavior = wantsLess ? 'instant' : 'smooth'
  })
}
