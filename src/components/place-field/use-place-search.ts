import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from 'use-intl'
import type { FoundPlace } from '#/domain/place/found-place.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, LOCALES } from '#/i18n/languages.ts'
import { useSettled } from '#/lib/use-settled.ts'
import type { PlaceSource } from '#/platform/places/place-provider.ts'
import { locateChosen, placesQuery } from '#/platform/places/places.queries.ts'
import { PLACE_TEXT_MAX } from '#/platform/places/places.schema.ts'

/** Between two keys of somebody who types: asked for in between, answers would only be thrown away. */
const SETTLED_AFTER_MS = 150

const NONE: readonly FoundPlace[] = []

export type PlaceSearch = {
  status: 'waiting' | 'found' | 'nothing' | 'failed'
  places: readonly FoundPlace[]
  source: PlaceSource | null
  /** The coordinates of a place that came without them; null when they cannot be had. */
  locate: (place: FoundPlace) => Promise<FoundPlace | null>
}

/** While somebody types on, the last answer stays until the next one is here; not when they begin anew. */
const isOnTheWay = (answered: string, typed: string) =>
  typed.startsWith(answered) || answered.startsWith(typed)

const newSession = () => crypto.randomUUID()

type Typing = {
  typed: string
  /** Whose places come first. */
  country?: string | null
  isAsking: boolean
}

/** Looks up places while somebody types; nothing while `isAsking` is false. */
export function usePlaceSearch({ typed, country, isAsking }: Typing): PlaceSearch {
  const locale = useLocale()
  const language = LANGUAGES.find((code) => LOCALES[code] === locale) ?? DEFAULT_LANGUAGE
  const [session, setSession] = useState<string>()
  if (isAsking && session === undefined) setSession(newSession())
  const text = typed.trim().slice(0, PLACE_TEXT_MAX)
  const settled = useSettled(text, SETTLED_AFTER_MS)
  const isSettled = settled === text
  const { data, isError } = useQuery(
    placesQuery({
      text: isAsking && isSettled ? text : '',
      language,
      country: country ?? undefined,
      session,
    }),
  )
  const places = data && isOnTheWay(data.text, text) ? data.places : NONE
  const statusOf = () => {
    if (isError) return 'failed'
    if (places.length > 0) return 'found'
    return data?.text === text ? 'nothing' : 'waiting'
  }
  return {
    status: statusOf(),
    places,
    source: data?.source ?? null,
    locate: (place) => {
      // What is typed from now on is another session.
      setSession(newSession())
      return locateChosen({ id: place.id, language, session })
    },
  }
}
