import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { TYPED_MIN } from '#/domain/suggestions/choose-words.ts'
import { suggestWords } from './suggestions.functions.ts'
import type { WordKind } from './suggestions.schema.ts'

/**
 * Words that begin with what was typed (folded). An answer that nobody waits for any more is cut off, and one that
 * cannot be had is not asked for again: the field goes on without.
 */
export function suggestionsQuery({ kind, typed }: { kind: WordKind; typed: string }) {
  return queryOptions({
    queryKey: ['suggestions', kind, typed],
    queryFn: ({ signal }) => suggestWords({ data: { kind, typed }, signal }),
    enabled: typed.length >= TYPED_MIN,
    placeholderData: keepPreviousData,
    networkMode: 'always',
    retry: false,
  })
}
