import { useHydrated, useLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmenting the library's own interface
  interface HistoryState {
    /** What was typed into a table's search. It stays in the browser: it is often somebody's name or address. */
    words?: string
  }
}

/** What the rows are searched for. The server never knows it, so that the first look at a page is without. */
export function useTypedWords(): string {
  const isAlive = useHydrated()
  const words = useLocation({ select: ({ state }) => state.words })
  return isAlive ? (words ?? '') : ''
}
