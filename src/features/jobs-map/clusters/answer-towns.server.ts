import { max, sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { place, placeName } from '#/db/schema/index.ts'
import { LANGUAGES, DEFAULT_LANGUAGE, type Language } from '#/i18n/languages.ts'
import { keepAnswers } from '../pins/kept-answers.server.ts'
import type { Towns } from './towns.ts'

/** Down to towns of about a hundred thousand; more would make the answer heavier than the pins. */
const TOWNS_MAX = 5_000
const DAY_S = 86_400
const KEPT_BYTES_MAX = 2_000_000

/** A ten-thousandth of a degree is ten metres: as near as a town's middle is known. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000

/** The larger towns of the gazetteer in a language, largest first; none until it is filled. */
export async function listTowns(language: Language): Promise<Towns> {
  const name = sql<string>`coalesce(${place.names} ->> ${language}, ${place.name})`
  const rows = await db()
    .select({ name, lng: place.lng, lat: place.lat })
    .from(place)
    .innerJoin(placeName, sql`${placeName.placeId} = ${place.id}`)
    .groupBy(place.id)
    .orderBy(sql`${max(placeName.weight)} desc`, place.id)
    .limit(TOWNS_MAX)
  return {
    names: rows.map((row) => row.name),
    lngs: rows.map(({ lng }) => rounded(lng)),
    lats: rows.map(({ lat }) => rounded(lat)),
  }
}

const answerOf = keepAnswers<{ body: string }>({
  bytesMax: KEPT_BYTES_MAX,
  bytesOf: ({ body }) => body.length,
})

/** Answers the towns that name groups of jobs, for everybody. Kept for a day once there are any. */
export async function answerTowns(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('language')
  const language = LANGUAGES.find((code) => code === asked) ?? DEFAULT_LANGUAGE
  const { body } = await answerOf(language, async () => ({ body: JSON.stringify(await listTowns(language)) }))
  const isFilled = !body.startsWith('{"names":[]')
  return new Response(body, {
    headers: {
      'content-type': 'application/json',
      'cache-control': isFilled ? `public, max-age=${DAY_S}` : 'no-store',
    },
  })
}
