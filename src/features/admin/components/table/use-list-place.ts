import { useHydrated, useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { ParseAddress, TableAddress } from '../../table-page.ts'

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmenting the library's own interface
  interface HistoryState {
    /** What was typed into a table's search. It stays in the browser: it is often somebody's name or address. */
    words?: string
  }
}

/** Which rows of a list are asked for. */
type ListAt<Address> = { address: Address; words: string }

/** The same, and the way to others: from where one is going already, which may be further than what is drawn. */
export type ListPlace<Address> = ListAt<Address> & {
  onMove: (to: (from: ListAt<Address>) => ListAt<Address>) => void
}

/** The page's own address, and the words beside it: the server never knows them, so that the first look is without. */
export function useListPlace<Address extends TableAddress>(parse: ParseAddress<Address>): ListPlace<Address> {
  const address = parse(useSearch({ strict: false }))
  const isAlive = useHydrated()
  const words = useLocation({ select: ({ state }) => state.words })
  const [navigate, router] = [useNavigate(), useRouter()]
  const [own] = useState(() => router.latestLocation.pathname)
  return {
    address,
    words: isAlive ? (words ?? '') : '',
    onMove: (to) => {
      // Words that settle while another page is on its way are no search there.
      if (router.latestLocation.pathname !== own) return
      void navigate({
        to: '.',
        search: (now: Record<string, unknown>) => to({ address: parse(now), words: '' }).address,
        state: (now) => ({ words: to({ address: parse({}), words: now.words ?? '' }).words }),
        resetScroll: false,
      })
    },
  }
}
