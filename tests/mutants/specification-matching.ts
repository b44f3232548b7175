import type { Mutant } from './mutant.ts'

/** Faults in what part 2 of the specification decides of likes, the life of a job, admins and the fit: 2.6 to 2.12. */
export const SPECIFICATION_MATCHING: Mutant[] = [
  {
    id: '2.6-a-new-like-tells-of-the-old-withdrawal',
    of: '2.6 likes and matches',
    file: 'src/features/matching/move-like.server.ts',
    find: 'const ended = { withdrawnAt: null, passedAt: null,',
    put: 'const ended = { passedAt: null,',
    caughtBy: [
      {
        file: 'src/features/matching/move-like.server.test.ts',
        title: 'liking again begins a new story without the dates of the old one',
      },
    ],
  },
  {
    id: '2.6-an-early-heart-is-forgotten-when-the-page-wakes',
    of: '2.6 likes and matches',
    file: 'src/features/matching/noted-like.ts',
    find: 'if (read(tab)?.page !== thisPage()) tab.removeItem(KEY)',
    put: 'tab.removeItem(KEY)',
    caughtBy: [
      {
        file: 'e2e/journeys/like-then-sign-in.spec.ts',
        title:
          'a heart that is pressed before the scripts are there is not lost when they come while its link',
      },
    ],
  },
  {
    id: '2.6-a-repeated-match-is-mailed-again',
    of: '2.6 likes and matches',
    file: 'src/features/matching/matches.tasks.server.ts',
    find: "const key = likeMailKey('match', pair, like.matchedAt)",
    put: "const key = likeMailKey('match', pair, like.matchedAt && new Date())",
    caughtBy: [
      {
        file: 'src/features/matching/matches.tasks.server.test.ts',
        title: 'a match is mailed once to the candidate and to each member, however often the task runs',
      },
    ],
  },
  {
    id: '2.7-restoring-ends-a-day-early',
    of: '2.7 states of a job',
    file: 'src/domain/job/transitions.ts',
    find: '(facts.archivedDaysAgo ?? 0) > RESTORE_DAYS_MAX',
    put: '(facts.archivedDaysAgo ?? 0) >= RESTORE_DAYS_MAX',
    caughtBy: [
      {
        file: 'src/domain/job/transitions.test.ts',
        title: 'a job can be restored on the seventh day',
      },
    ],
  },
  {
    id: '2.7-a-job-ends-before-its-last-day',
    of: '2.7 states of a job',
    file: 'src/features/jobs/jobs.tasks.server.ts',
    find: "${job.closingDate} < (now() at time zone 'utc')::date",
    put: "${job.closingDate} <= (now() at time zone 'utc')::date",
    caughtBy: [
      {
        file: 'src/features/jobs/jobs.tasks.server.test.ts',
        title: 'open jobs past their closing day are archived once',
      },
    ],
  },
  {
    id: '2.7-the-end-of-a-job-ends-its-matches',
    of: '2.7 states of a job',
    file: 'src/features/jobs/close-likes.server.ts',
    find: "inArray(jobLike.state, ['liked', 'approached'])",
    put: "inArray(jobLike.state, ['liked', 'approached', 'matched'])",
    caughtBy: [
      {
        file: 'src/features/jobs/job-status.server.test.ts',
        title: 'closes open likes with the reason, leaves matches alone, and is logged',
      },
    ],
  },
  {
    id: '2.7-feeds-hold-what-closed-yesterday',
    of: '2.7 states of a job',
    file: 'src/features/jobs/open-web/still-open.server.ts',
    find: " and ${job.closingDate} >= (now() at time zone 'utc')::date)",
    put: ' and ${job.closingDate} is not null)',
    caughtBy: [
      {
        file: 'src/features/jobs/open-web/feed.server.test.ts',
        title: 'drafts and archived jobs are in no feed',
      },
    ],
  },
  {
    id: '2.8-a-job-that-is-over-closes-soon',
    of: '2.8 dashboards',
    file: 'src/features/matching/dashboard.ts',
    find: 'return inDays >= 0 && inDays <= CLOSING_DAYS_MAX',
    put: 'return inDays <= CLOSING_DAYS_MAX',
    caughtBy: [
      {
        file: 'src/features/matching/dashboard.test.ts',
        title: 'of the good jobs that close within a week the first to close is shown',
      },
    ],
  },
  {
    id: '2.9-anybody-signs-out-anybody',
    of: '2.9 settings',
    file: 'src/features/account/sessions.server.ts',
    find: '.where(and(eq(session.id, sessionId), eq(session.userId, userId)))',
    put: '.where(eq(session.id, sessionId))',
    caughtBy: [
      {
        file: 'src/features/account/sessions.server.test.ts',
        title: 'a device is signed out once; a second time, or by somebody else, there is no such device',
      },
    ],
  },
  {
    id: '2.9-who-hands-over-stays-an-owner',
    of: '2.9 team',
    file: 'src/features/team/transfer-ownership.server.ts',
    find: ".set({ organizationRole: 'admin' })",
    put: ".set({ organizationRole: 'owner' })",
    caughtBy: [
      {
        file: 'src/features/team/transfer-ownership.server.test.ts',
        title: 'a company goes over to a member, and who owned it is an admin',
      },
    ],
  },
  {
    id: '2.9-figures-are-shown-and-not-saved',
    of: '2.9 admin',
    file: 'src/features/admin/components/analytics/save-text.ts',
    find: '{ href: address, download: name }',
    put: '{ href: address, title: name }',
    caughtBy: [
      {
        file: 'e2e/shell/admin-analytics.spec.ts',
        title: 'an admin looks at a quarter, reads a chart as a table, and takes it along',
      },
    ],
  },
  {
    id: '2.9-today-is-counted-before-it-is-over',
    of: '2.9 admin',
    file: 'src/features/admin/analytics/close-days.tasks.server.ts',
    find: "${today} - 1, interval '1 day')",
    put: "${today}, interval '1 day')",
    caughtBy: [
      {
        file: 'src/features/admin/analytics/close-days.tasks.server.test.ts',
        title: 'days that are over are counted, and the day that is not over is not',
      },
    ],
  },
  {
    id: '2.10-pictures-keep-their-place',
    of: '2.10 uploads',
    file: 'src/platform/media/crop-picture.server.ts',
    find: '.webp({ quality: 85 })',
    put: '.keepMetadata()\n    .webp({ quality: 85 })',
    caughtBy: [
      {
        file: 'src/features/uploads/upload.server.test.ts',
        title: 'a %s becomes a square WebP without anything that was hidden in it, and has a row',
      },
    ],
  },
  {
    id: '2.10-files-are-swept-an-hour-early',
    of: '2.10 uploads',
    file: 'src/platform/storage/sweep-uploads.tasks.server.ts',
    find: "interval '25 hours'",
    put: "interval '24 hours'",
    caughtBy: [
      {
        file: 'src/platform/storage/sweep-uploads.server.test.ts',
        title: 'what nobody shows after a day goes with its row; what is younger stays',
      },
    ],
  },
  {
    id: '2.11-forged-version-is-believed',
    of: '2.11 further answers',
    file: 'src/features/account/cache-version.server.ts',
    find: 'received.length === expected.length && timingSafeEqual(received, expected)',
    put: 'received.length === expected.length || timingSafeEqual(received, expected)',
    caughtBy: [
      {
        file: 'src/features/account/cache-version.server.test.ts',
        title: 'the cookie %j is not ours and counts as zero',
      },
    ],
  },
  {
    id: '2.11-programs-write-to-the-operator',
    of: '2.11 further answers',
    file: 'src/features/contact/contact.server.ts',
    find: "if (website !== '') return",
    put: "if (website === 'on') return",
    caughtBy: [
      {
        file: 'src/features/contact/contact.server.test.ts',
        title: 'a filled honeypot looks like a success and stores nothing',
      },
    ],
  },
  {
    id: '2.11-language-is-spoken-after-a-reload-only',
    of: '2.11 further answers',
    file: 'src/features/account/components/settings/language-choice.tsx',
    find: '    await changeSession()\n',
    put: '    if (chosen === language) await changeSession()\n',
    caughtBy: [
      {
        file: 'e2e/shell/language-choice.spec.ts',
        title: 'who chooses French reads it at once, on later pages',
      },
    ],
  },
  {
    id: '2.12-fit-is-the-plain-mean',
    of: '2.12 fit',
    file: 'src/domain/matching/score.ts',
    find: 'Math.round((2 * e * c) / (e + c))',
    put: 'Math.round((e + c) / 2)',
    caughtBy: [{ file: 'src/domain/matching/fit.test.ts', title: 'E of %s and C of %s give a fit of %s' }],
  },
  {
    id: '2.12-home-can-be-found',
    of: '2.12 fit',
    file: 'src/domain/matching/match-person.ts',
    find: 'return exact && coarsePoint(exact)',
    put: 'return exact && { ...coarsePoint(exact), ...exact }',
    caughtBy: [
      {
        file: 'src/domain/matching/hidden-places.test.ts',
        title: 'neither does one who goes along a line in steps of a few metres',
      },
    ],
  },
  {
    id: '2.12-floor-can-be-computed',
    of: '2.12 fit',
    file: 'src/domain/matching/salary.ts',
    find: "if (top >= asked.top) return 'fits'",
    put: "if (top >= floor) return 'fits'",
    caughtBy: [
      {
        file: 'src/domain/matching/salary.test.ts',
        title: 'two floors in one band have the same fit to the last bit, whatever a job pays',
      },
    ],
  },
  {
    id: '2.12-anonymous-evidence-names-the-employer',
    of: '2.12 fit',
    file: 'src/domain/matching/redact.ts',
    find: 'quote: role.title, organization: null }',
    put: 'quote: role.title }',
    caughtBy: [{ file: 'src/domain/matching/redact.test.ts', title: 'employers and schools are not quoted' }],
  },
  {
    id: '2.12-education-as-asked-is-missing',
    of: '2.12 fit',
    file: 'src/domain/matching/gates.ts',
    find: 'educationRank(shown) < educationRank(asked)',
    put: 'educationRank(shown) <= educationRank(asked)',
    caughtBy: [
      {
        file: 'src/domain/matching/gates.test.ts',
        title: 'who has the education that is required closes no gate',
      },
    ],
  },
  {
    id: '2.12-encoder-counts-as-a-name',
    of: '2.12 taxonomy and encoder',
    file: 'src/domain/text/likeness-credits.ts',
    find: 'ENCODER_CREDIT_MAX * Math.max',
    put: 'NEIGHBOUR_CREDIT * Math.max',
    caughtBy: [
      {
        file: 'src/domain/skills/taxonomy-skill-matcher.test.ts',
        title: 'the encoder alone counts half at most',
      },
    ],
  },
  {
    id: '2.12-one-shared-part-is-the-whole-skill',
    of: '2.12 taxonomy and encoder',
    file: 'src/domain/skills/taxonomy-skill-matcher.ts',
    find: 'shared === a.ids.length ? SYNONYM : NEIGHBOUR',
    put: 'shared >= 1 ? SYNONYM : NEIGHBOUR',
    caughtBy: [{ file: 'src/domain/skills/taxonomy-skill-matcher.test.ts' }],
  },
  {
    id: '2.12-papers-keep-their-names',
    of: '2.12 ranking',
    file: 'src/domain/ranking/strip-names.ts',
    find: 'const names = [...new Set([...onTop, ...introduced, ...toldOf])]',
    put: 'const names = [...new Set([...onTop.slice(1), ...introduced, ...toldOf])]',
    caughtBy: [{ file: 'src/domain/ranking/strip-identity.test.ts', title: '%j becomes %j' }],
  },
  {
    id: '2.12-best-jobs-are-not-in-order',
    of: '2.12 look-up',
    file: 'src/features/matching/retrieval/best-jobs.server.ts',
    find: '(b.fit.fit ?? 0) - (a.fit.fit ?? 0)',
    put: '(b.fit.e ?? 0) - (a.fit.e ?? 0)',
    caughtBy: [
      {
        file: 'src/features/matching/retrieval/best.server.test.ts',
        title: 'in a small crowd the best are those that scoring everybody finds, in that order',
      },
    ],
  },
  {
    id: '2.12-formula-is-wider-than-a-phone',
    of: '2.12 published formula',
    file: 'src/features/matching/components/formula-example.tsx',
    find: 'className="max-md:grid max-md:grid-cols-2"',
    put: 'className="w-96"',
    caughtBy: [
      {
        file: 'e2e/shell/how-matching-works.spec.ts',
        title: 'the example is scored anew with every change, by the keyboard, at ${width} px',
      },
    ],
  },
  {
    id: '2.12-formula-is-too-pale-to-read',
    of: '2.12 published formula',
    file: 'src/styles.css',
    find: '--muted: light-dark(oklch(0.5 0.02 255),',
    put: '--muted: light-dark(oklch(0.64 0.02 255),',
    caughtBy: [
      {
        file: 'e2e/shell/how-matching-works.spec.ts',
        title: 'the example is scored anew with every change, by the keyboard, at ${width} px',
      },
    ],
  },
]
