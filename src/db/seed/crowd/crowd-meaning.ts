import { getTableColumns } from 'drizzle-orm'
import { toProfileDocument } from '#/db/documents/profile-document.ts'
import { job, jobMeaning, profile, profileMeaning } from '#/db/schema/index.ts'
import type { JobDetails } from '#/domain/job/job-details.ts'
import { toMatchJob } from '#/domain/matching/match-job.ts'
import { toMatchPerson } from '#/domain/matching/match-person.ts'
import { toJobMeaning } from '#/domain/meaning/job-meaning.ts'
import { meaningVersionOf } from '#/domain/meaning/meaning-version.ts'
import { toPersonMeaning } from '#/domain/meaning/person-meaning.ts'
import type { Terms } from '#/domain/meaning/terms.ts'
import { toMatchSkills, type MatchSkill } from '#/domain/skills/skill-matcher.ts'

type JobRow = typeof job.$inferInsert
type ProfileRow = typeof profile.$inferInsert

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of its own columns
const fieldsOf = <Columns extends object>(columns: Columns) =>
  Object.keys(columns).filter((field) => field !== 'writtenAt') as Exclude<
    keyof Columns & string,
    'writtenAt'
  >[]

export const JOB_MEANING_FIELDS = fieldsOf(getTableColumns(jobMeaning))
export const PROFILE_MEANING_FIELDS = fieldsOf(getTableColumns(profileMeaning))

/** Each of the crowd's skills is folded once, however many jobs ask for it. */
const folded = new Map<string, MatchSkill[]>()

function toSkills(names: readonly string[] = []): MatchSkill[] {
  return names.flatMap((name) => {
    const known = folded.get(name) ?? toMatchSkills([name])
    folded.set(name, known)
    return known
  })
}

/** What the crowd's jobs mean, as the task `write-meaning` would write it: those that are published, with their numbers. */
export function toJobMeanings(rows: readonly (JobRow & { number: number })[], terms: Terms, today: string) {
  const meaningVersion = meaningVersionOf(terms)
  return rows
    .filter(({ status }) => status === 'Published')
    .map((row) => {
      const { number, startDate = null, organizationId, mustHaveSkills, niceToHaveSkills } = row
      const plain = { startDate: null, countries: [], languages: [], location: '', ...row }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the crowd gives every field a score is made of
      const details = { ...plain, mustHaveSkills: [], niceToHaveSkills: [] } as unknown as JobDetails
      const matched = {
        ...toMatchJob(details, { organizationId, status: 'Published', today }),
        mustHaveSkills: toSkills(mustHaveSkills),
        niceToHaveSkills: toSkills(niceToHaveSkills),
      }
      return { ...toJobMeaning(matched, terms), number, startDate, meaningVersion }
    })
}

const mayBeSuggested = ({ visibility, availability }: ProfileRow) =>
  (visibility === 'Public' || visibility === 'SignedIn') && availability !== 'NotLooking'

/** The same of its people: those who may be suggested. */
export function toProfileMeanings(rows: readonly ProfileRow[], terms: Terms, today: string) {
  const meaningVersion = meaningVersionOf(terms)
  return rows.filter(mayBeSuggested).map((row) => {
    const plain = { experienceYearsOverride: null, educationLevelOverride: null, ...row }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the crowd gives every field a score is made of
    const document = toProfileDocument(plain as Parameters<typeof toProfileDocument>[0])
    return { ...toPersonMeaning(toMatchPerson(document, today), terms), userId: row.userId, meaningVersion }
  })
}
