import { useHydrated, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import type { ParseAddress, TableAddress } from '../../table-page.ts'

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmenting the library's own interface
  interface HistoryState {
    /** What was typed into a table's search. It stays in the browser: it is often somebody's name or address. */
    words?: string
  }
}

/** Which rows of a list are asked for, and the way to others. */
export type ListPlace<Address> = {
  address: Address
  words: string
  onAddress: (address: Address, words: string) => void
}

/** The page's own address, and the words beside it: the server never knows them, so that the first look is without. */
export function useListPlace<Address extends TableAddress>(parse: ParseAddress<Address>): ListPlace<Address> {
  const address = parse(useSearch({ strict: false }))
  const isAlive = useHydrated()
  const words = useLocation({ select: ({ state }) => state.words })
  const navigate = useNavigate()
  return {
    address,
    words: isAlive ? (words ?? '') : '',
    onAddress: (search, next) =>
      void navigate({ to: '.', search, state: { words: next }, resetScroll: false }),
  }
}
