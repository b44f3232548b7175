/**
 * For a route whose search is changed while one looks at it. No `loaderDeps`: to the router they make it another page,
 * which the waiting screen replaces on a slow machine, and whoever walks through the list by keys loses the focus. Nothing
 * is kept of a page that one left either: the next visit waits for its own search.
 */
export const CHANGES_IN_PLACE = { gcTime: 0 } as const
