import type {
  account,
  job,
  jobLike,
  jobTransition,
  member,
  organization,
  profile,
  upload,
  user,
} from '#/db/schema/index.ts'
import { FILES_PATH } from '#/domain/media/storage-url.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { DEMO_COMPANIES, type DemoCompany } from './companies.ts'
import { daysBefore } from './demo-date.ts'
import { toJobDetails, type DemoJob } from './jobs/demo-job.ts'
import type { DemoLike } from './likes.ts'
import type { DemoPerson } from './people/demo-person.ts'
import { seedId } from './seed-id.ts'

export function toUserRow(person: DemoPerson, image: string, today: Date): typeof user.$inferInsert {
  return {
    id: seedId(person.key),
    name: `${person.firstName} ${person.lastName}`,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    emailVerified: true,
    image,
    type: person.type,
    platformRole: person.type === 'Admin' ? 'admin' : 'user',
    createdAt: daysBefore(today, person.joinedDaysAgo),
  }
}

/** Whose portrait a file is: whoever may not see them is not served it. It counts among nobody's uploads of a day. */
export function toUploadRow({ key }: DemoPerson, portrait: string): typeof upload.$inferInsert {
  return { name: portrait.slice(FILES_PATH.length), userId: seedId(key), bytes: 0 }
}

/** The password as the auth library keeps it: an account whose provider is the product itself. */
export function toAccountRow({ key }: DemoPerson, passwordHash: string): typeof account.$inferInsert {
  const userId = seedId(key)
  return {
    id: seedId(`${key} password`),
    userId,
    accountId: userId,
    providerId: 'credential',
    password: passwordHash,
  }
}

export function toProfileRow(key: string, document: ProfileDocument): typeof profile.$inferInsert {
  const { preferences, ...sections } = document
  return { userId: seedId(key), ...sections, ...preferences }
}

export function toOrganizationRow(
  { key, owner: _owner, foundedDaysAgo, ...company }: DemoCompany,
  logo: string,
  today: Date,
): typeof organization.$inferInsert {
  return { ...company, id: seedId(key), slug: key, logo, createdAt: daysBefore(today, foundedDaysAgo) }
}

export function toOwnerRow(
  { key, owner, foundedDaysAgo }: DemoCompany,
  today: Date,
): typeof member.$inferInsert {
  return {
    id: seedId(`${key} owner`),
    organizationId: seedId(key),
    userId: seedId(owner),
    organizationRole: 'owner',
    createdAt: daysBefore(today, foundedDaysAgo),
  }
}

const ownerIdOf = (demoJob: DemoJob) => {
  const company = DEMO_COMPANIES.find(({ key }) => key === demoJob.company)
  return company ? seedId(company.owner) : null
}

export const daysOld = ({ life }: DemoJob) =>
  life.status === 'Draft' ? life.draftedDaysAgo : life.publishedDaysAgo

/** Jobs in the order in which they were written: their numbers follow it. */
export const oldestFirst = (jobs: readonly DemoJob[]) => jobs.toSorted((a, b) => daysOld(b) - daysOld(a))

export function toJobRow(demoJob: DemoJob, today: Date): typeof job.$inferInsert {
  const { life } = demoJob
  const born = daysOld(demoJob)
  return {
    ...toJobDetails(demoJob, today),
    id: seedId(demoJob.key),
    organizationId: seedId(demoJob.company),
    createdBy: ownerIdOf(demoJob),
    status: life.status,
    publishedAt: life.status === 'Draft' ? null : daysBefore(today, life.publishedDaysAgo),
    archivedAt: life.status === 'Archived' ? daysBefore(today, life.archivedDaysAgo) : null,
    archiveReason: life.status === 'Archived' ? life.archiveReason : null,
    createdAt: daysBefore(today, born),
    updatedAt: daysBefore(today, born),
  }
}

/** The log of how a job came to where it is, oldest first. */
export function toTransitionRows(demoJob: DemoJob, today: Date): (typeof jobTransition.$inferInsert)[] {
  const { life } = demoJob
  if (life.status === 'Draft') return []
  const by = { jobId: seedId(demoJob.key), actorId: ownerIdOf(demoJob) }
  const published = {
    ...by,
    fromStatus: 'Draft' as const,
    toStatus: 'Published' as const,
    createdAt: daysBefore(today, life.publishedDaysAgo),
  }
  if (life.status === 'Published') return [published]
  const archived = {
    ...by,
    fromStatus: 'Published' as const,
    toStatus: 'Archived' as const,
    reason: life.archiveReason,
    createdAt: daysBefore(today, life.archivedDaysAgo),
  }
  return [published, archived]
}

export function toLikeRow(like: DemoLike, today: Date): typeof jobLike.$inferInsert {
  const moment = (daysAgo: number | undefined) => (daysAgo === undefined ? null : daysBefore(today, daysAgo))
  const first = like.likedDaysAgo ?? like.approachedDaysAgo ?? 0
  return {
    userId: seedId(like.person),
    jobId: seedId(like.job),
    state: like.state,
    likedAt: moment(like.likedDaysAgo),
    approachedAt: moment(like.approachedDaysAgo),
    matchedAt: moment(like.matchedDaysAgo),
    withdrawnAt: moment(like.withdrawnDaysAgo),
    closedAt: moment(like.closedDaysAgo),
    closeReason: like.closeReason ?? null,
    createdAt: daysBefore(today, first),
  }
}
