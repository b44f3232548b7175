import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { ParseAddress } from './table-page.ts'

type Asked = {
  context: { queryClient: QueryClient }
  deps: Record<string, unknown>
  location: { state: { words?: string } }
  cause: 'preload' | 'enter' | 'stay'
}

/** Makes the loader of a list's page out of what reads its address and what asks for its rows. */
export function listLoader<Address, Page, Key extends QueryKey>(
  parse: ParseAddress<Address>,
  query: (address: Address, words: string) => FetchQueryOptions<Page, Error, Page, Key>,
) {
  return async ({ context, deps, location, cause }: Asked): Promise<void> => {
    const loading = context.queryClient.ensureQueryData(query(parse(deps), location.state.words ?? ''))
    if (cause !== 'stay') return void (await loading)
    // A list changed in place keeps its rows until the others are here; what fails is told by the screen.
    loading.catch(() => undefined)
  }
}
