import type { Mutant } from './mutant.ts'

/** Faults in what part 2 of the specification decides of accounts, profiles and jobs: 2.1 to 2.5. */
export const SPECIFICATION_DECISIONS: Mutant[] = [
  {
    id: '2.1-least-pay-is-compared-with-the-least',
    of: '2.1 vocabulary and filters',
    file: 'src/platform/job-search/job-conditions.server.ts',
    find: '${searchableJob.salaryMost} >= ${amount}',
    put: '${searchableJob.salaryLeast} >= ${amount}',
    caughtBy: [{ file: 'src/features/jobs/job-filters.server.test.ts', title: 'the filter %j finds %j' }],
  },
  {
    id: '2.1-rates-are-turned-round',
    of: '2.1 vocabulary and filters',
    file: 'src/domain/money/exchange-rates.ts',
    find: '(amount / own) * worth',
    put: '(amount / worth) * own',
    caughtBy: [
      {
        file: 'src/domain/money/exchange-rates.test.ts',
        title: 'an amount is worth what the table says, in every currency that it names',
      },
    ],
  },
  {
    id: '2.1-remote-jobs-are-pinned',
    of: '2.1 vocabulary and filters',
    file: 'src/db/migrations/0012_searchable_jobs.sql',
    find: "SELECT job.work_location <> 'Remote' AND job.lat BETWEEN",
    put: 'SELECT job.lat BETWEEN',
    caughtBy: [
      {
        file: 'src/features/jobs-map/pins/pins.server.test.ts',
        title: 'a job that is %s stands beside the map',
      },
    ],
  },
  {
    id: '2.1-pins-are-written-backwards',
    of: '2.1 vocabulary and filters',
    file: 'src/features/jobs-map/pins/encode-pins.ts',
    find: 'view.setUint32(nth * WORD_BYTES, word)',
    put: 'view.setUint32(nth * WORD_BYTES, word, true)',
    caughtBy: [
      {
        file: 'src/features/jobs-map/pins/pins.test.ts',
        title: 'what was written is read, every number and in the same order',
      },
    ],
  },
  {
    id: '2.2-last-allowed-use-is-refused',
    of: '2.2 accounts',
    file: 'src/platform/rate-limit/rate-limit.server.ts',
    find: 'allowed: count <= maxHere',
    put: 'allowed: count < maxHere',
    caughtBy: [
      {
        file: 'src/platform/rate-limit/rate-limit.server.test.ts',
        title: 'of twenty uses at once exactly the allowed number passes',
      },
    ],
  },
  {
    id: '2.2-unconfirmed-addresses-like',
    of: '2.2 accounts',
    file: 'src/features/matching/job-likes.policy.ts',
    find: "  if (!facts.emailVerified) return 'verifyEmail'\n",
    put: '',
    caughtBy: [
      {
        file: 'src/features/matching/job-likes.server.test.ts',
        title: 'without a verified email nobody likes',
      },
    ],
  },
  {
    id: '2.3-two-roles-at-once-count-twice',
    of: '2.3 profile',
    file: 'src/domain/profile/experience.ts',
    find: 'Math.max(span.first - 1, through)',
    put: '(span.first - 1)',
    caughtBy: [
      {
        file: 'src/domain/profile/experience.test.ts',
        title: 'overlapping months count once, gaps not at all',
      },
    ],
  },
  {
    id: '2.3-score-of-a-study-is-lost',
    of: '2.3 profile',
    file: 'src/domain/profile/to-json-resume.ts',
    find: "known({ area, studyType, startDate, endDate, score, 'x-level': level })",
    put: "known({ area, studyType, startDate, endDate, 'x-level': level, 'x-score': score })",
    caughtBy: [
      {
        file: 'src/domain/profile/from-json-resume.test.ts',
        title: 'what is read from an exported profile is that profile, every list in its order',
      },
    ],
  },
  {
    id: '2.3-what-is-wrong-is-forgotten',
    of: '2.3 profile',
    file: 'src/features/profile/use-typed-draft.ts',
    find: 'isKept ? null : JSON.stringify(typed)',
    put: 'isKept ? JSON.stringify(typed) : null',
    caughtBy: [
      {
        file: 'src/features/profile/components/profile-editor.test.tsx',
        title: 'what could not be saved is there again when the page is opened again',
      },
      {
        file: 'e2e/journeys/fill-profile.spec.ts',
        title: 'what is not right yet survives a reload and a way round',
      },
    ],
  },
  {
    id: '2.3-later-words-are-suggested-first',
    of: '2.3 profile',
    file: 'src/domain/suggestions/choose-words.ts',
    find: 'if (at === 0) first.push(name)',
    put: 'if (at >= 0) first.push(name)',
    caughtBy: [
      {
        file: 'src/domain/suggestions/choose-words.test.ts',
        title: 'names that begin with it come first',
      },
    ],
  },
  {
    id: '2.4-a-like-shows-the-phone',
    of: '2.4 public profile',
    file: 'src/domain/profile/visibility.ts',
    find: "if (viewer.likeStates.some(isMatched)) return 'contact'",
    put: "if (viewer.likeStates.some(opensProfile) || viewer.likeStates.some(isMatched)) return 'contact'",
    caughtBy: [{ file: 'src/domain/profile/visibility.test.ts', title: 'contact data is for a match alone' }],
  },
  {
    id: '2.4-search-engines-list-whoever-is-public',
    of: '2.4 public profile',
    file: 'src/features/profile/profile.view.ts',
    find: ' && preferences.searchEngines',
    put: '',
    caughtBy: [
      {
        file: 'src/features/profile/profile-access.server.test.ts',
        title: 'search engines may list a public profile whose owner allows it, and no other',
      },
    ],
  },
  {
    id: '2.4-buttons-are-printed',
    of: '2.4 CV',
    file: 'src/features/profile/components/cv-page.css',
    find: '  .cv-actions,\n  .cv-sheet .cv-empty {',
    put: '  .cv-sheet .cv-empty {',
    caughtBy: [
      {
        file: 'e2e/shell/cv-print.spec.ts',
        title: 'every line is whole, on one sheet, in its order',
      },
    ],
  },
  {
    id: '2.5-closing-today-is-soon-enough',
    of: '2.5 job edit steps',
    file: 'src/domain/job/publish-rules.ts',
    find: 'job.closingDate <= today',
    put: 'job.closingDate < today',
    caughtBy: [
      {
        file: 'src/domain/job/publish-rules.test.ts',
        title: '%j is refused by exactly one rule: %s',
      },
    ],
  },
  {
    id: '2.5-four-people-are-counted-out',
    of: '2.5 job edit steps',
    file: 'src/features/matching/candidate-count.view.ts',
    find: 'people < FEWEST_SHOWN ? null',
    put: 'people < FEWEST_SHOWN - 1 ? null',
    caughtBy: [
      {
        file: 'src/features/matching/candidate-count.server.test.ts',
        title: 'below five there is no number, and none is like four',
      },
    ],
  },
  {
    id: '2.5-who-is-not-looking-is-counted',
    of: '2.5 job edit steps',
    file: 'src/features/matching/candidate-count.server.ts',
    find: "ne(profile.availability, 'NotLooking'),",
    put: "ne(profile.visibility, 'Hidden'),",
    caughtBy: [
      {
        file: 'src/features/matching/candidate-count.server.test.ts',
        title: 'only people are counted whom this company may be suggested',
      },
    ],
  },
  {
    id: '2.5-yearly-pay-by-the-hour-is-imported',
    of: '2.5 import of jobs',
    file: 'src/features/jobs/import/pay-period.ts',
    find: "const isMonthly = said === 'month' && count === 1",
    put: 'const isMonthly = said !== null && count === 1',
    caughtBy: [
      {
        file: 'src/features/jobs/import/pay-period.test.ts',
        title: 'an amount that no shorter time is paid with is a year’s',
      },
    ],
  },
]
