import { sql } from 'drizzle-orm'
import { typingDistance } from '#/domain/text/typing-distance.ts'
import { db } from '#/db/client.server.ts'
import { hasTrigrams } from './has-trigrams.ts'

/** Fewer letters are like too many names; more are no town's name, and their trigrams cost time. */
const LETTERS_MIN = 4
const LETTERS_MAX = 40
/** Two letters that changed places leave a quarter of a short name's trigrams. */
const SIMILARITY_MIN = 0.2
/** A long name keeps more of them, and fewer names need a look. */
const SIMILARITY_OF_LONG_MIN = 0.3
const LONG = 12
const CANDIDATES_MAX = 150
const ANSWERS_MAX = 8
/** One letter more that is wrong weighs like three hundred times fewer inhabitants. */
const ORDERS_A_LETTER = 2.5

const allowedMistakes = (name: string) => (name.length < 6 ? 1 : name.length < 10 ? 2 : 3)

type Candidate = { placeId: number; name: string; weight: number }

/** Names with the most trigrams in common. Index place_name_trigrams; its threshold holds for this transaction. */
async function listSimilar(name: string): Promise<Candidate[]> {
  const least = name.length < LONG ? SIMILARITY_MIN : SIMILARITY_OF_LONG_MIN
  return db().transaction(async (tx) => {
    await tx.execute(sql.raw(`set local pg_trgm.similarity_threshold = ${least}`))
    const { rows } = await tx.execute<Candidate>(
      sql`select place_id as "placeId", name, weight from place_name where name collate "und-x-icu" % ${name}
        order by similarity(name, ${name}) desc, weight desc limit ${CANDIDATES_MAX}`,
    )
    return rows
  })
}

/**
 * The ids of towns whose name was probably meant by a mistyped one, the likeliest first: few letters differ, many people
 * live there. Takes a key of `placeKey`; the name may be typed by half.
 */
export async function listMistypedIds(name: string): Promise<number[]> {
  if (name.length < LETTERS_MIN || name.length > LETTERS_MAX || !hasTrigrams(name)) return []
  const likeliness = ({ name: other, weight }: Candidate) =>
    Math.log10(weight) - ORDERS_A_LETTER * typingDistance(name, other)
  const meant = (await listSimilar(name))
    .filter((candidate) => typingDistance(name, candidate.name) <= allowedMistakes(name))
    .toSorted((a, b) => likeliness(b) - likeliness(a))
  return [...new Set(meant.map(({ placeId }) => placeId))].slice(0, ANSWERS_MAX)
}
