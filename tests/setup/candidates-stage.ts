import type { Actor } from '#/domain/access/actor.ts'
import type { LikeState } from '#/domain/job/like-state.ts'
import { db } from '#/db/client.server.ts'
import { jobLike } from '#/db/schema/index.ts'
import { listJobCandidates } from '#/features/matching/candidates.server.ts'
import { sealCandidateId } from '#/platform/candidate-id/candidate-id.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'

type Stage = { employer: Actor; organizationId: string; jobId: string }

/** A company with one open job, and somebody who works there. */
export async function buildEmployer(): Promise<Stage> {
  const organizationId = await buildOrganization()
  const employer = await buildMember(await buildUser({ type: 'Employer' }), organizationId)
  return { employer, organizationId, jobId: await buildJob({ organizationId }) }
}

/** Puts a person's like of a job into a state, with all dates that a state can have. */
export async function setState(
  userId: string,
  jobId: string,
  state: Exclude<LikeState, 'none'>,
): Promise<void> {
  const at = new Date()
  const dates = { likedAt: at, approachedAt: at, matchedAt: at, withdrawnAt: at }
  await db()
    .insert(jobLike)
    .values({ userId, jobId, state, ...dates })
    .onConflictDoUpdate({ target: [jobLike.userId, jobLike.jobId], set: { state, ...dates } })
}

const everybodyOn = (page: Awaited<ReturnType<typeof listJobCandidates>>) => [
  ...page.liked,
  ...page.matched,
  ...page.suggested,
]

/** What the employer's page of candidates says of one person; null where the person is not on it. */
export async function seenOf(stage: Omit<Stage, 'organizationId'>, { userId }: { userId: string }) {
  const page = await listJobCandidates(stage.employer, stage.jobId)
  const sealed = sealCandidateId({ userId, jobId: stage.jobId })
  return everybodyOn(page).find(({ candidateId }) => candidateId === sealed) ?? null
}
