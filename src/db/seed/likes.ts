import type { LikeState } from '#/domain/job/like-state.ts'

/** What a person and a job of the demo said to each other, by days before today. `closeReason` is of the job's end. */
export type DemoLike = {
  person: string
  job: string
  state: Exclude<LikeState, 'none'>
  likedDaysAgo?: number
  approachedDaysAgo?: number
  matchedDaysAgo?: number
  withdrawnDaysAgo?: number
  closedDaysAgo?: number
  closeReason?: string
}

/** Every state at least once. The GIS job is the busy one: two of its three likes are nearly 14 days old. */
export const DEMO_LIKES: DemoLike[] = [
  { person: 'niamh-adeyemi', job: 'gis-data-engineer', state: 'liked', likedDaysAgo: 13 },
  { person: 'tomas-ferreira', job: 'gis-data-engineer', state: 'liked', likedDaysAgo: 12 },
  { person: 'lea-fontaine', job: 'gis-data-engineer', state: 'liked', likedDaysAgo: 4 },
  { person: 'tomas-ferreira', job: 'flood-data-analyst', state: 'liked', likedDaysAgo: 3 },
  { person: 'tomas-ferreira', job: 'civil-engineer-flood-defences', state: 'liked', likedDaysAgo: 1 },
  {
    person: 'niamh-adeyemi',
    job: 'drainage-design-engineer',
    state: 'matched',
    likedDaysAgo: 9,
    matchedDaysAgo: 6,
  },
  { person: 'niamh-adeyemi', job: 'flood-data-analyst', state: 'approached', approachedDaysAgo: 2 },
  {
    person: 'lea-fontaine',
    job: 'front-end-developer-maps',
    state: 'matched',
    likedDaysAgo: 8,
    matchedDaysAgo: 5,
  },
  {
    person: 'lea-fontaine',
    job: 'senior-full-stack-developer',
    state: 'withdrawn',
    likedDaysAgo: 16,
    matchedDaysAgo: 13,
    withdrawnDaysAgo: 7,
  },
  {
    person: 'niamh-adeyemi',
    job: 'lidar-survey-analyst',
    state: 'closed',
    likedDaysAgo: 17,
    closedDaysAgo: 3,
    closeReason: 'job:Filled',
  },
  {
    person: 'tomas-ferreira',
    job: 'lidar-survey-analyst',
    state: 'closed',
    likedDaysAgo: 18,
    closedDaysAgo: 3,
    closeReason: 'job:Filled',
  },
  { person: 'dara-olaniyan', job: 'registered-nurse-acute-medicine', state: 'liked', likedDaysAgo: 9 },
  { person: 'dara-olaniyan', job: 'clinical-skills-tutor', state: 'approached', approachedDaysAgo: 3 },
  { person: 'dara-olaniyan', job: 'welcome-desk-volunteer', state: 'declined', approachedDaysAgo: 12 },
]
