import type { jobLike } from '#/db/schema/index.ts'
import { crowdJobBasis, crowdJobId } from './crowd-job.ts'
import { crowdPersonId } from './crowd-person.ts'
import type { CrowdWorld } from './crowd-world.ts'
import { drawsOf, type Draws } from './draws.ts'

type LikeRow = typeof jobLike.$inferInsert

const DAY_MS = 86_400_000
const LIKES_MIN = 1
const LIKES_MAX = 60
/** Few like many jobs, and few jobs are liked by many: the first jobs are the famous ones. */
const FAME = 3
const EAGERNESS = 4

/** Where a like has come to, by chance. `passed` days after the like. */
function toState(draws: Draws, likedAt: Date, today: string): Omit<LikeRow, 'userId' | 'jobId'> {
  const later = new Date(likedAt.getTime() + draws.share() * (Date.parse(today) - likedAt.getTime()))
  const fate = draws.share()
  const times = { likedAt, createdAt: likedAt, updatedAt: later }
  if (fate < 0.72) return { ...times, state: 'liked' }
  if (fate < 0.87) return { ...times, state: 'matched', matchedAt: later }
  if (fate < 0.92) return { ...times, state: 'withdrawn', withdrawnAt: later }
  return { ...times, state: 'closed', closedAt: later, closeReason: 'passed' }
}

/** What the n-th person liked: open jobs, each once; a pure function of the seed, the day and the numbers. */
export function toCrowdLikes(world: CrowdWorld, nth: number, jobs: number): LikeRow[] {
  const draws = drawsOf(world.seed, 'likes', nth)
  const wanted = LIKES_MIN + Math.floor((LIKES_MAX - LIKES_MIN) * draws.share() ** EAGERNESS)
  const chosen = new Set<number>()
  for (let tries = 0; tries < wanted; tries += 1) chosen.add(Math.floor(jobs * draws.share() ** FAME))
  return [...chosen].flatMap((job) => {
    const { life } = crowdJobBasis(world, job)
    if (life.status !== 'Published' || !life.publishedAt) return []
    const open = Date.parse(world.today) - life.publishedAt.getTime()
    const likedAt = new Date(life.publishedAt.getTime() + draws.share() * Math.min(open, 60 * DAY_MS))
    return [
      {
        userId: crowdPersonId(world, nth),
        jobId: crowdJobId(world, job),
        ...toState(draws, likedAt, world.today),
      },
    ]
  })
}
