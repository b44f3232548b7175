/** Which columns of each table the crowd fills; the others have their defaults or are written by the database. */

export const ORGANIZATION_FIELDS = [
  ...(['id', 'name', 'slug', 'email', 'phone', 'description', 'location', 'createdAt'] as const),
] as const

export const JOB_FIELDS = [
  ...(['id', 'number', 'organizationId', 'status', 'title', 'sector', 'jobType', 'jobDuration'] as const),
  ...([
    'workLocation',
    'location',
    'countryCode',
    'lat',
    'lng',
    'countries',
    'openings',
    'description',
  ] as const),
  ...([
    'mustHaveSkills',
    'niceToHaveSkills',
    'experienceYears',
    'educationLevel',
    'educationRequirement',
  ] as const),
  ...([
    'languages',
    'minSalary',
    'maxSalary',
    'currency',
    'salaryPeriod',
    'benefits',
    'closingDate',
  ] as const),
  ...([
    'applyMode',
    'replyPledgeDays',
    'publishedAt',
    'archivedAt',
    'archiveReason',
    'createdAt',
    'updatedAt',
  ] as const),
] as const

export const TRANSITION_FIELDS = ['jobId', 'fromStatus', 'toStatus', 'reason', 'createdAt'] as const

export const USER_FIELDS = [
  ...(['id', 'name', 'firstName', 'lastName', 'email', 'emailVerified', 'createdAt', 'updatedAt'] as const),
] as const

export const PROFILE_FIELDS = [
  ...([
    'userId',
    'headline',
    'bio',
    'location',
    'countryCode',
    'lat',
    'lng',
    'links',
    'work',
    'education',
  ] as const),
  ...([
    'languages',
    'skills',
    'sectors',
    'desiredTitles',
    'jobTypes',
    'jobDurations',
    'workLocations',
  ] as const),
  ...([
    'places',
    'radiusKm',
    'minSalary',
    'currency',
    'salaryPeriod',
    'noticePeriodWeeks',
    'availability',
  ] as const),
  ...(['visibility', 'anonymousUntilMatch', 'excludedEmployers'] as const),
] as const

export const LIKE_FIELDS = [
  ...([
    'userId',
    'jobId',
    'state',
    'likedAt',
    'matchedAt',
    'withdrawnAt',
    'closedAt',
    'closeReason',
  ] as const),
  ...(['createdAt', 'updatedAt'] as const),
] as const
