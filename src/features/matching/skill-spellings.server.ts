import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { normalizeSkill } from '#/domain/skills/normalize-skill.ts'
import { db } from '#/db/client.server.ts'
import { profile } from '#/db/schema/index.ts'

/** A spelling that nobody used before is known this much later. */
const KNOWN_FOR_MS = 10 * 60_000
const SKILLS_KNOWN_MAX = 5_000

/** How a skill is written by those who have it, by its folded form. */
const spellings = new LRUCache<string, string[]>({ max: SKILLS_KNOWN_MAX, ttl: KNOWN_FOR_MS })

/** Coarser than the form that decides: whatever is equal there is equal here, and PostgreSQL can make it too. */
const coarse = (folded: string) => folded.replaceAll(/[^a-z0-9]/g, '')

/**
 * Reads every profile's skills once, folds each spelling once (`offset 0`: PostgreSQL would fold before it looks for
 * what is distinct), and lets the one rule of the domain decide.
 */
async function lookUp(folded: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const keys = sql.param([...new Set(folded.map(coarse))])
  const { rows } = await db().execute<{ name: string }>(
    sql`select name from (
        select distinct skill ->> 'name' as name from ${profile}, jsonb_array_elements(${profile.skills}) as skill
        offset 0
      ) as written
      where regexp_replace(fold_text(name), '[^a-z0-9]', '', 'g') = any(${keys}::text[])`,
  )
  const found = new Map(folded.map((skill): [string, string[]] => [skill, []]))
  for (const { name } of rows) found.get(normalizeSkill(name))?.push(name)
  return found
}

/**
 * All spellings of these skills (folded forms) that stand in profiles, so that a profile can be asked for them as they
 * stand. Those looked up in the last ten minutes are remembered.
 */
export async function findSpellings(folded: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const unknown = folded.filter((skill) => !spellings.has(skill))
  const found = unknown.length > 0 ? await lookUp(unknown) : new Map<string, string[]>()
  for (const [skill, names] of found) spellings.set(skill, names)
  return new Map(folded.map((skill) => [skill, found.get(skill) ?? spellings.get(skill) ?? []]))
}
