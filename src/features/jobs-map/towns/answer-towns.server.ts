import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { and, gte, lt, max, sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { place, placeName } from '#/db/schema/index.ts'
import { LANGUAGES, DEFAULT_LANGUAGE, type Language } from '#/i18n/languages.ts'
import { answerInText } from '#/platform/errors/answer-in-text.server.ts'
import { takesGzip } from '#/platform/http/takes-gzip.ts'
import { keepAnswers } from '../pins/kept-answers.server.ts'
import { CELL_DEGREES, readCell } from './towns-address.ts'
import type { Towns } from './towns.ts'

/** Down to towns of about a hundred thousand, or all of a square; more would make the answer heavier than the pins. */
const TOWNS_MAX = 5_000
const DAY_S = 86_400
const KEPT_BYTES_MAX = 8_000_000

const zip = promisify(gzip)

/** A ten-thousandth of a degree is ten metres: as near as a town's middle is known. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000

type Cell = ReturnType<typeof readCell>

const within = ({ west, south }: NonNullable<Cell>) =>
  and(
    gte(place.lng, west),
    lt(place.lng, west + CELL_DEGREES),
    gte(place.lat, south),
    lt(place.lat, south + CELL_DEGREES),
  )

/** The larger towns of the gazetteer in a language, or those of a square, largest first; none until it is filled. */
export async function listTowns(language: Language, cell: Cell = null): Promise<Towns> {
  const name = sql<string>`coalesce(${place.names} ->> ${language}, ${place.name})`
  const weight = max(placeName.weight)
  const rows = await db()
    .select({ name, lng: place.lng, lat: place.lat, weight })
    .from(place)
    .innerJoin(placeName, sql`${placeName.placeId} = ${place.id}`)
    .where(cell ? within(cell) : undefined)
    .groupBy(place.id)
    .orderBy(sql`${weight} desc`, place.id)
    .limit(TOWNS_MAX)
  return {
    names: rows.map((row) => row.name),
    lngs: rows.map(({ lng }) => rounded(lng)),
    lats: rows.map(({ lat }) => rounded(lat)),
    thousands: rows.map((row) => Math.round((row.weight ?? 0) / 1_000)),
  }
}

type TownsAnswer = { plain: string; zipped: Uint8Array<ArrayBuffer>; isFilled: boolean }

const answerOf = keepAnswers<TownsAnswer>({
  bytesMax: KEPT_BYTES_MAX,
  bytesOf: ({ plain, zipped }) => plain.length + zipped.length,
})

async function prepareTowns(language: Language, cell: Cell): Promise<TownsAnswer> {
  const towns = await listTowns(language, cell)
  const plain = JSON.stringify(towns)
  // In the middle of the sea there is none for good.
  const isFilled = towns.names.length > 0 || (await db().$count(place)) > 0
  return { plain, zipped: Uint8Array.from(await zip(plain)), isFilled }
}

async function answer(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const language = LANGUAGES.find((code) => code === searchParams.get('language')) ?? DEFAULT_LANGUAGE
  const cell = readCell(searchParams.get('cell'))
  const key = [language, cell?.west, cell?.south].join()
  const { plain, zipped, isFilled } = await answerOf(key, () => prepareTowns(language, cell))
  const headers = new Headers({
    'content-type': 'application/json',
    'cache-control': isFilled ? `public, max-age=${DAY_S}` : 'no-store',
    vary: 'accept-encoding',
  })
  if (!takesGzip(request)) return new Response(plain, { headers })
  headers.set('content-encoding', 'gzip')
  return new Response(zipped, { headers })
}

/**
 * Answers the towns that name groups of jobs and parts of the map, for everybody. Kept for a day once there are any.
 * Throws nothing: a refusal is a line of text.
 */
export async function answerTowns(request: Request): Promise<Response> {
  try {
    return await answer(request)
  } catch (error) {
    return answerInText(error, '/api/map/towns')
  }
}
