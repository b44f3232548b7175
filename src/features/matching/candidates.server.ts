import { eq } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { notFoundError } from '#/domain/app-error.ts'
import { computeFit } from '#/domain/matching/fit.ts'
import type { Matchers } from '#/domain/matching/score.ts'
import { toCoordinates } from '#/domain/place/place.ts'
import { profileAccess, type ProfileAccess } from '#/domain/profile/visibility.ts'
import { db } from '#/db/client.server.ts'
import { job, type JobRow, organization } from '#/db/schema/index.ts'
import { anonymousPerson } from '#/platform/anonymity/anonymous-person.server.ts'
import { matchPersonOf } from '#/platform/anonymity/match-person-of.server.ts'
import { fewByAccount } from '#/platform/rate-limit/few-by-address.server.ts'
import { inTurns } from '#/platform/turns/in-turns.server.ts'
import { findMembership } from '#/platform/auth/organizations/membership.server.ts'
import {
  countClosedLikes,
  listAnswered,
  toCandidateRow,
  UNMET,
  type FoundCandidate,
} from './candidate-rows.server.ts'
import { toCandidateView, type CandidateView, type JobCandidates, type Seen } from './candidates.view.ts'
import { isExcluded } from './matches.policy.ts'
import { loadMatchers } from './matchers.server.ts'
import { matchJobOf } from './matching-inputs.server.ts'
import { findBestPeople } from './retrieval/best-people.server.ts'

/** How many people are suggested at most. */
const SUGGESTED = 24

/** The job, for members of its organisation; everybody else is told that there is none. */
async function getOwnJob(actor: Actor, jobId: string): Promise<{ row: JobRow; organizationName: string }> {
  const [found] = await db()
    .select({ row: job, organizationName: organization.name })
    .from(job)
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .where(eq(job.id, jobId))
  const membership = found && (await findMembership(actor.userId, found.row.organizationId))
  if (!found || !membership) throw notFoundError()
  return found
}

/** What the actor's company may see of a candidate: the policy of profiles, asked for one job. */
function accessOf({ user, document, answer }: FoundCandidate, actor: Actor, row: JobRow): ProfileAccess {
  return profileAccess(
    {
      userId: actor.userId,
      accountType: actor.accountType,
      organizationIds: [row.organizationId],
      likeStates: [answer.state],
    },
    { ...document.preferences, userId: user.id, accountType: 'Individual' },
  )
}

/** How candidates of a job look to somebody of its company. */
function viewsFor(actor: Actor, row: JobRow, matchers: Matchers) {
  const matchJob = matchJobOf(row)
  const context = { replyPledgeDays: row.replyPledgeDays, today: utcToday() }
  const options = { ...matchers, profileOpened: true, detail: 'explained' } as const
  const seen = (found: FoundCandidate): Seen => {
    const access = accessOf(found, actor, row)
    if (access === 'none') return { access, fit: null }
    if (access !== 'anonymous') return { access, fit: computeFit(matchPersonOf(found), matchJob, options) }
    const { shown, headline, town } = anonymousPerson(found)
    return { access, headline, town, fit: computeFit(shown, matchJob, options) }
  }
  return (found: FoundCandidate): CandidateView =>
    toCandidateView(toCandidateRow(found, row.id), seen(found), context)
}

/** The people who fit best and have not met the job; nobody while it is not open. */
async function listSuggested(row: JobRow, matchers: Matchers): Promise<FoundCandidate[]> {
  if (row.status !== 'Published') return []
  const { id, organizationId } = row
  const best = await findBestPeople(
    { id, organizationId, match: matchJobOf(row), onlyWorthALook: true },
    { matchers },
  )
  return best
    .slice(0, SUGGESTED)
    .map(({ user, document, changedAt }) => ({ user, document, changedAt, answer: UNMET }))
}

/** Equal fits by the candidate's id, which is sealed: no order tells of an account or of a moment. */
const byFit = (a: CandidateView, b: CandidateView) =>
  (b.fit?.fit ?? -1) - (a.fit?.fit ?? -1) || (a.candidateId < b.candidateId ? -1 : 1)

/** What the job asks of people, as the counter of the editor is asked it. */
function toAsked(row: JobRow): JobCandidates['asked'] {
  const { workLocation, countries, mustHaveSkills, experienceYears } = row
  const { educationLevel, educationRequirement, languages } = row
  return {
    ...{ workLocation, countries, mustHaveSkills, experienceYears, point: toCoordinates(row.lat, row.lng) },
    ...{ educationLevel, educationRequirement, languages },
  }
}

/**
 * The candidates of a job for a member of its organisation: who liked it, who matched or withdrew, and who was invited
 * or is suggested, each best fit first and of at most 200 answers. Suggested are people whose profile is visible, who
 * pass every hard requirement and whose fit is worth a look. Whoever excluded this employer is in none of them.
 */
export async function listJobCandidates(actor: Actor, jobId: string): Promise<JobCandidates> {
  const { row, organizationName } = await getOwnJob(actor, jobId)
  const isOpenTo = ({ document }: FoundCandidate) => !isExcluded(document.preferences, row.organizationId)
  const matchers = loadMatchers()
  const toView = viewsFor(actor, row, matchers)
  const toViews = async (people: readonly FoundCandidate[]) => (await inTurns(people, toView)).toSorted(byFit)
  const answered = async (list: Parameters<typeof listAnswered>[1]) =>
    toViews((await listAnswered(jobId, list)).filter(isOpenTo))
  const suggested = await toViews(await listSuggested(row, matchers))
  const { id, title, status, location, closingDate, replyPledgeDays } = row
  return {
    job: {
      ...{ id, title, status, location, closingDate, replyPledgeDays, organizationName, today: utcToday() },
      isTakenDown: status === 'Archived' && row.archiveReason === 'Moderation',
    },
    liked: await answered('liked'),
    matched: await answered('matched'),
    suggested: [...(await answered('invited')), ...suggested],
    closedLikes: await countClosedLikes(jobId),
    asked: toAsked(row),
  }
}

/** A hundred of the longest profiles cost twenty pages; who answers candidates looks once in some seconds. */
const countLook = fewByAccount({ max: 300, windowSeconds: 600 })

/** The same as `listJobCandidates`; throws rate-limited when one account looks more than three hundred times in ten minutes. */
export async function askJobCandidates(actor: Actor, jobId: string): Promise<JobCandidates> {
  countLook(actor.userId)
  return listJobCandidates(actor, jobId)
}
