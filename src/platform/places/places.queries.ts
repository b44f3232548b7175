import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { FoundPlace } from '#/domain/place/found-place.ts'
import type { Language } from '#/i18n/languages.ts'
import { getChosenPlace, searchPlaces } from './places.functions.ts'

type Asked = { text: string; language: Language; country?: string; session?: string }

/**
 * Places that answer a text, and that text. The same one is asked for once; an answer that nobody waits for any more is cut off; and
 * whoever has no connection hears of it at once, because they go on typing.
 */
export function placesQuery({ text, language, country, session }: Asked) {
  return queryOptions({
    queryKey: ['places', language, country, text],
    queryFn: async ({ signal }) => ({
      ...(await searchPlaces({ data: { text, language, country, session }, signal })),
      text,
    }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    networkMode: 'always',
    retry: false,
  })
}

/** A chosen place with its coordinates, or null when they cannot be had now: the place stays chosen without them. */
export function locateChosen(data: {
  id: string
  language: Language
  session?: string
}): Promise<FoundPlace | null> {
  return getChosenPlace({ data }).catch(() => null)
}
