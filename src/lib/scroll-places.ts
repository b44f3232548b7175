import type { AnyRouter, HistoryState, ParsedLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmenting the library's own interface
  interface HistoryState {
    /** By what its scrolling is remembered, where that is not the entry's own key. */
    scrollKey?: string
  }
}

/** What scrolls by itself and stands where it stood when one comes back; a new search begins at its top. */
export const SCROLLING_BOXES = '[data-scroll-restoration-id]'

/** By what the scrolling of an entry of the history is remembered. */
export const scrollKeyOf = ({ state, href }: Pick<ParsedLocation, 'state' | 'href'>): string =>
  state.scrollKey ?? state.__TSR_key ?? href

/** The state of an entry that replaces this one and is, to whoever comes back, the same place. */
export const samePlace = (state: HistoryState & { __TSR_key?: string }): HistoryState => ({
  scrollKey: state.scrollKey ?? state.__TSR_key,
})

/**
 * Has the router look where everything stands before each navigation. By itself it only knows what has scrolled since
 * the last one was drawn, and forgets what moves meanwhile: rows that arrow keys walk through move just then.
 */
export function noteScrolling(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', () => {
    for (const scroller of [document, ...document.querySelectorAll(SCROLLING_BOXES)])
      scroller.dispatchEvent(new Event('scroll'))
  })
}
