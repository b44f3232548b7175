import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { toProfileDocument } from '#/db/documents/profile-document.ts'
import { scoredColumns } from '#/db/listed-columns.ts'
import { job, jobLike, profile, profileMeaning, user } from '#/db/schema/index.ts'
import { OCCUPATIONS } from '#/db/seed/crowd/occupations.ts'
import { toJobDetails } from '#/domain/job/to-job-details.ts'
import { toMatchJob } from '#/domain/matching/match-job.ts'
import type { MatchJob, MatchPerson } from '#/domain/matching/types.ts'
import { matchPersonOf } from '#/platform/anonymity/match-person-of.server.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'

const AT_ONCE = 5_000

export type CrowdJob = { id: string; number: number; organizationId: string; match: MatchJob; line: number }
export type CrowdPerson = { userId: string; match: MatchPerson; line: number }

const LINES = OCCUPATIONS.map(({ title, frenchTitle }) => [title.toLowerCase(), frenchTitle.toLowerCase()])

/** Which of the crowd's lines of work a title is of. */
const lineOf = (title: string) =>
  LINES.findIndex((names) => names.some((name) => title.toLowerCase().includes(name)))

/** All open jobs, as a score sees them. */
export async function readJobs(): Promise<CrowdJob[]> {
  const jobs: CrowdJob[] = []
  for (let last = 0; ; last = jobs.at(-1)?.number ?? 0) {
    const rows = await db()
      .select(scoredColumns)
      .from(job)
      .where(and(eq(job.status, 'Published'), gt(job.number, last)))
      .orderBy(asc(job.number))
      .limit(AT_ONCE)
    if (rows.length === 0) return jobs
    for (const row of rows) {
      const { id, number, organizationId, status } = row
      const details = toJobDetails({ ...row, description: '' })
      const match = toMatchJob(details, { organizationId, status, today: utcToday() })
      jobs.push({ id, number, organizationId, match, line: lineOf(match.title) })
    }
  }
}

/** All people who may be suggested, as a score sees them. */
export async function readPeople(): Promise<CrowdPerson[]> {
  const people: CrowdPerson[] = []
  for (let last = ''; ; last = people.at(-1)?.userId ?? '') {
    const rows = await db()
      .select({ profile, user })
      .from(profile)
      .innerJoin(user, eq(user.id, profile.userId))
      .innerJoin(profileMeaning, eq(profileMeaning.userId, profile.userId))
      .where(gt(profile.userId, last))
      .orderBy(asc(profile.userId))
      .limit(AT_ONCE)
    if (rows.length === 0) return people
    for (const row of rows) {
      const { updatedAt: changedAt } = row.profile
      const match = matchPersonOf({ user: row.user, document: toProfileDocument(row.profile), changedAt })
      people.push({ userId: row.profile.userId, match, line: lineOf(match.desiredTitles.at(-1) ?? '') })
    }
  }
}

/** The jobs that somebody has answered, and the people who have met a job. */
export async function metOf(of: { userId: string } | { jobId: string }): Promise<Set<string>> {
  const where = 'userId' in of ? eq(jobLike.userId, of.userId) : eq(jobLike.jobId, of.jobId)
  const rows = await db().select({ userId: jobLike.userId, jobId: jobLike.jobId }).from(jobLike).where(where)
  return new Set(rows.map((row) => ('userId' in of ? row.jobId : row.userId)))
}

/** What the truth says of a pair: nothing in another line of work, else by how many of the skills are there. */
export function gradeOf(one: CrowdJob, person: CrowdPerson): number {
  if (one.line !== person.line) return 0
  const shown = new Set(person.match.skills.map(({ folded }) => folded))
  return 1 + one.match.mustHaveSkills.filter(({ folded }) => shown.has(folded)).length
}

/** Some of many, evenly spread. */
export function someOf<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, Math.floor(items.length / count))
  return items.filter((_, nth) => nth % step === 0).slice(0, count)
}

/** The ids of those among them that a ranking by words alone would show first; people's texts are no index of ours. */
export async function peopleByWords(query: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db().execute<{ id: string }>(sql`
    select user_id as id from (select user_id, words_vector(search_words(headline || ' ' || array_to_string(desired_titles, ' ') || ' '
      || (select coalesce(string_agg(skill->>'name', ' '), '') from jsonb_array_elements(skills) as skill))) as words
      from ${profile} where ${inArray(profile.userId, [...ids])}) as said
    where words @@ ${query}::tsquery order by ts_rank_cd(words, ${query}::tsquery) desc, id limit 50`)
  return rows.map(({ id }) => id)
}
