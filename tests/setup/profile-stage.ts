import { db } from '#/db/client.server.ts'
import { toProfileColumns } from '#/db/documents/profile-document.ts'
import { jobLike, profile } from '#/db/schema/index.ts'
import type { Actor } from '#/domain/access/actor.ts'
import type { LikeState } from '#/domain/job/like-state.ts'
import {
  EMPTY_PROFILE_DOCUMENT,
  type Preferences,
  type ProfileDocument,
} from '#/domain/profile/profile-document.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'

export const SALARY_FLOOR = 47_123

/** A full profile whose secrets are easy to recognise in an answer. */
const DOCUMENT: ProfileDocument = {
  ...EMPTY_PROFILE_DOCUMENT,
  headline: 'Drainage Engineer at Harrow & Pike',
  location: '14 Green Street, Bath BA1 2JZ',
  countryCode: 'GB',
  lat: 51.3811,
  lng: -2.359,
  phone: '+44 7700 900142',
  links: { ...EMPTY_PROFILE_DOCUMENT.links, website: 'https://example.com/ada' },
  work: [
    {
      id: 'w',
      position: 'Drainage Engineer',
      organization: 'Harrow & Pike',
      location: 'Bath',
      startDate: '2022-04',
      endDate: null,
      summary: 'Ada led Harrow & Pike',
      highlights: [],
      volunteer: false,
    },
  ],
  preferences: {
    ...EMPTY_PROFILE_DOCUMENT.preferences,
    desiredTitles: ['Secret wish'],
    minSalary: SALARY_FLOOR,
    currency: 'GBP',
    salaryPeriod: 'Year',
  },
}

export async function buildOwner(preferences: Partial<Preferences>): Promise<Actor> {
  const owner = await buildUser({ firstName: 'Ada', lastName: 'Byron' })
  const document = { ...DOCUMENT, preferences: { ...DOCUMENT.preferences, ...preferences } }
  await db()
    .insert(profile)
    .values({ ...toProfileColumns(document), userId: owner.userId })
  return owner
}

export const VIEWERS = [
  'owner',
  'admin',
  'stranger',
  'anonymous',
  'none',
  'liked',
  'approached',
  'matched',
  'withdrawn',
] as const
export type ViewerKind = (typeof VIEWERS)[number]

/** An employer whose company has a job towards which the owner stands so, and the job; 'none' has no row. */
export async function buildEmployerOf(owner: Actor, state: LikeState): Promise<[Actor, string]> {
  const organizationId = await buildOrganization()
  const jobId = await buildJob({ organizationId })
  if (state !== 'none') await db().insert(jobLike).values({ userId: owner.userId, jobId, state })
  return [await buildMember(await buildUser({ type: 'Employer' }), organizationId, 'member'), jobId]
}

export async function buildEmployer(owner: Actor, state: LikeState): Promise<Actor> {
  const [employer] = await buildEmployerOf(owner, state)
  return employer
}

export async function buildViewer(kind: ViewerKind, owner: Actor): Promise<Actor | null> {
  if (kind === 'owner') return owner
  if (kind === 'anonymous') return null
  if (kind === 'admin') return buildUser({ type: 'Admin' })
  if (kind === 'stranger') return buildUser()
  return buildEmployer(owner, kind)
}
