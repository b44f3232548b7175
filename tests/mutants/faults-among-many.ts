import type { Mutant } from './mutant.ts'

/** Faults after which it does not survive others beside it: stores, clocks, repeats, deploys, servers and third parties, F8 to F16. */
export const FAULTS_AMONG_MANY: Mutant[] = [
  {
    id: 'F08-players-that-pause-hold-every-connection',
    of: 'F8',
    file: 'src/platform/storage/s3-store.server.ts',
    find: "openClient(config, 'readers')",
    put: "openClient(config, 'calls')",
    caughtBy: [{ file: 'src/platform/storage/s3-store.test.ts' }],
  },
  {
    id: 'F08-bucket-that-is-down-forgets-a-row-too-many',
    of: 'F8',
    file: 'src/features/uploads/keep-upload.server.ts',
    find: 'if (isGone) await forgetUpload(name)',
    put: 'if (!isGone) await forgetUpload(name)',
    caughtBy: [
      {
        file: 'src/features/uploads/upload-faults.server.test.ts',
        title: 'while the bucket is down an upload is refused in words',
      },
    ],
  },
  {
    id: 'F09-job-ends-on-its-last-day',
    of: 'F9',
    file: 'src/features/jobs/jobs.tasks.server.ts',
    find: "< (now() at time zone 'utc')::date",
    put: "<= (now() at time zone 'utc')::date",
    caughtBy: [
      {
        file: 'src/features/jobs/jobs.tasks.server.test.ts',
        title: 'open jobs past their closing day are archived once',
      },
    ],
  },
  {
    id: 'F09-promised-day-is-a-day-too-late',
    of: 'F9',
    file: 'src/domain/job/pledge.ts',
    find: "state: left < 0 ? 'overdue'",
    put: "state: left <= 0 ? 'overdue'",
    caughtBy: [{ file: 'src/domain/job/pledge.test.ts' }],
  },
  {
    id: 'F09-count-of-a-day-never-begins-anew',
    of: 'F9',
    file: 'src/platform/rate-limit/rate-limit.server.ts',
    find: 'else ${rateLimit.lastRequest} end`',
    put: 'else ${nowMs} end`',
    caughtBy: [{ file: 'src/platform/rate-limit/rate-limit.server.test.ts' }],
  },
  {
    id: 'F10-repeated-request-makes-another-draft',
    of: 'F10',
    file: 'src/platform/visit-id/visit-id.server.ts',
    find: 'if (visitKey === undefined) return randomUUID()',
    put: 'if (visitKey !== undefined) return randomUUID()',
    caughtBy: [
      { file: 'src/platform/visit-id/visit-id.test.ts' },
      {
        file: 'src/features/jobs/job-editor.server.test.ts',
        title: 'ten requests of one visit at once make one draft',
      },
    ],
  },
  {
    id: 'F10-repeat-is-told-again',
    of: 'F10',
    file: 'src/features/matching/move-like.server.ts',
    find: 'if (to === from) return keepState',
    put: "if (to === from && move === 'pass') return keepState",
    caughtBy: [
      {
        file: 'src/features/matching/move-like.server.test.ts',
        title: 'is a repeat and writes nothing',
      },
    ],
  },
  {
    id: 'F10-yes-of-both-sides-is-not-waited-for',
    of: 'F10',
    file: 'src/features/matching/move-like.server.ts',
    find: '`${pair.userId} ${pair.jobId}`',
    put: 'String(Math.random())',
    caughtBy: [
      {
        file: 'src/features/matching/move-like.server.test.ts',
        title: 'who moves a pair second waits for the first',
      },
    ],
  },
  {
    id: 'F10-closing-is-not-waited-for',
    of: 'F10',
    file: 'src/features/matching/move-like.server.ts',
    find: ".from(jobLike).where(isPair(pair)).for('update')",
    put: '.from(jobLike).where(isPair(pair))',
    caughtBy: [
      {
        file: 'src/features/matching/move-like.server.test.ts',
        title: 'a move waits for what closes the like at the same moment',
      },
    ],
  },
  {
    id: 'F10-same-key-with-other-words-is-dropped',
    of: 'F10',
    file: 'src/features/organizations/found-organization.server.ts',
    find: 'fieldNames(fields).every(',
    put: 'fieldNames(fields).some(',
    caughtBy: [
      {
        file: 'src/features/organizations/found-organization.server.test.ts',
        title: 'a correction under the key of a company that is there already is refused',
      },
    ],
  },
  {
    id: 'F10-message-that-is-sent-twice-is-two',
    of: 'F10',
    file: 'src/features/contact/contact.server.ts',
    find: 'return (await tx.$count(contactMessage, same)) > 0',
    put: 'return (await tx.$count(contactMessage, same)) > 1',
    caughtBy: [
      {
        file: 'src/features/contact/contact.server.test.ts',
        title: 'a message that is sent again is stored',
      },
    ],
  },
  {
    id: 'F10-lost-answer-makes-two-companies',
    of: 'F10',
    file: 'src/features/organizations/components/organization-manager.tsx',
    find: 'visitKey: screen.visitKey }',
    put: 'visitKey: crypto.randomUUID() }',
    caughtBy: [
      {
        file: 'e2e/shell/company.spec.ts',
        title: 'a form that is sent again because its answer was lost makes one company',
      },
    ],
  },
  {
    id: 'F11-gone-page-goes-round-in-circles',
    of: 'F11',
    file: 'src/lib/reload-once.ts',
    find: "sessionStorage.setItem(key, '1')",
    put: "sessionStorage.setItem(message, '1')",
    caughtBy: [
      {
        file: 'e2e/shell/screens.spec.ts',
        title: 'a page that is gone since the last deploy is loaded anew once',
      },
    ],
  },
  {
    id: 'F11-words-are-lost-without-a-connection',
    of: 'F11',
    file: 'src/lib/load-part.ts',
    find: "throw new TypeError('Failed to fetch')",
    put: 'return false',
    caughtBy: [{ file: 'src/lib/load-part.page.test.ts' }],
  },
  {
    id: 'F12-servers-migrate-side-by-side',
    of: 'F12',
    file: 'src/db/migrate.server.ts',
    find: "  await client.query('select pg_advisory_xact_lock($1)', [WHOLE_LOCKS.migration])\n",
    put: "  await client.query('select $1', [WHOLE_LOCKS.migration])\n",
    caughtBy: [
      { file: 'src/db/migrate.server.test.ts', title: 'several servers that start together migrate once' },
    ],
  },
  {
    id: 'F12-each-server-ends-the-same-jobs',
    of: 'F12',
    file: 'src/features/jobs/jobs.tasks.server.ts',
    find: "      .for('update', { skipLocked: true })\n",
    put: '',
    caughtBy: [{ file: 'src/features/jobs/jobs.tasks.server.test.ts' }],
  },
  {
    id: 'F12-change-of-another-server-is-not-heard',
    of: 'F12',
    file: 'src/platform/page-cache/public-changes.server.ts',
    find: "openLine('public_pages', { heard: forgetPages,",
    put: "openLine('public_page', { heard: forgetPages,",
    caughtBy: [
      {
        file: 'src/platform/page-cache/with-page-cache.server.test.ts',
        title: 'a job that is published, changed or archived by whatever server',
      },
    ],
  },
  {
    id: 'F12-what-is-known-to-have-changed-is-shown-without-a-database',
    of: 'F12',
    file: 'src/platform/page-cache/kept-pages.server.ts',
    find: '  pages.clear()\n',
    put: '',
    caughtBy: [
      {
        file: 'src/platform/page-cache/with-page-cache.server.test.ts',
        title: 'what is known to have changed is not shown any more',
      },
    ],
  },
  {
    id: 'F12-expired-job-is-told-of-until-the-next-minute',
    of: 'F12',
    file: 'src/platform/page-cache/kept-pages.server.ts',
    find: '  changes += 1\n  pages.clear()\n',
    put: '',
    caughtBy: [
      {
        file: 'src/platform/page-cache/with-page-cache.server.test.ts',
        title: 'a job that is published, changed or archived by whatever server',
      },
    ],
  },
  {
    id: 'F13-being-told-to-stop-is-not-heard',
    of: 'F13',
    file: 'scripts/lib/stop-on-signal.ts',
    find: "['SIGINT', 'SIGTERM', 'SIGHUP']",
    put: "['SIGINT', 'SIGHUP']",
    caughtBy: [{ file: 'scripts/lib/trial.test.ts', title: 'ends the app in order' }],
  },
  {
    id: 'F13-second-signal-ends-twice',
    of: 'F13',
    file: 'scripts/lib/stop-on-signal.ts',
    find: '    stopping = true\n',
    put: '    stopping = false\n',
    caughtBy: [
      { file: 'scripts/lib/trial.test.ts', title: 'a second signal neither hurries nor repeats the end' },
    ],
  },
  {
    id: 'F13-open-connection-holds-the-end-up',
    of: 'F13',
    file: 'scripts/lib/http/drain.ts',
    find: 'DRAIN_LIMIT_MS = 5_000',
    put: 'DRAIN_LIMIT_MS = 500_000',
    caughtBy: [
      {
        file: 'scripts/lib/http/drain.test.ts',
        title: 'a request that never ends is cut after five seconds',
      },
    ],
  },
  {
    id: 'F13-connection-ends-before-the-proxy-knows',
    of: 'F13',
    file: 'scripts/lib/http/limits.ts',
    find: 'idleMs: 75_000',
    put: 'idleMs: 5_000',
    caughtBy: [
      {
        file: 'e2e/shell/security.spec.ts',
        title: 'a connection is kept for longer than a proxy before the server keeps it',
      },
    ],
  },
  {
    id: 'F14-provider-that-is-silent-is-waited-for',
    of: 'F14',
    file: 'src/platform/auth/providers/oidc-provider.server.ts',
    find: 'DISCOVERY_LIMIT_MS = 5_000',
    put: 'DISCOVERY_LIMIT_MS = 50_000',
    caughtBy: [
      {
        file: 'src/platform/auth/providers/oidc-provider.server.test.ts',
        title: 'an issuer that never answers keeps those waiting who come by it, and nobody else',
      },
    ],
  },
  {
    id: 'F14-letters-come-from-elsewhere',
    of: 'F14',
    file: 'src/styles.css',
    find: "@import 'tailwindcss';",
    put: "@import url('https://fonts.googleapis.com/css2?family=Rubik');\n@import 'tailwindcss';",
    caughtBy: [
      { file: 'e2e/a11y/every-page.spec.ts', title: 'nothing for axe, nothing lost at twice the size' },
    ],
  },
  {
    id: 'F14-map-that-cannot-be-drawn-says-nothing',
    of: 'F14',
    file: 'src/features/jobs-map/use-map-engine.ts',
    find: ".catch(() => 'impossible' as const)",
    put: ".then((engine) => engine as typeof engine | 'impossible')",
    caughtBy: [
      {
        file: 'e2e/shell/job-map.spec.ts',
        title: 'the same list is offered, and the rest of the page works',
      },
    ],
  },
  {
    id: 'F15-jobs-of-before-are-not-found',
    of: 'F15',
    file: 'src/db/migrations/0001_job_search.sql',
    find: "'œ', 'oe')",
    put: "'œ', 'o')",
    caughtBy: [
      {
        file: 'src/db/migrate.server.test.ts',
        title: 'jobs from before the search text can be searched after its migration',
      },
    ],
  },
  {
    id: 'F15-old-tables-are-taken-for-new-ones',
    of: 'F15',
    file: 'src/db/migrate.server.ts',
    find: '?? 0) >= newest',
    put: '?? 0) > 0',
    caughtBy: [{ file: 'src/db/migrate.server.test.ts' }],
  },
  {
    id: 'F16-withdrawn-match-stays-a-match',
    of: 'F16',
    file: 'src/domain/job/like-state.ts',
    find: "unlike: 'withdrawn', close: 'matched'",
    put: "unlike: 'none', close: 'matched'",
    caughtBy: [{ file: 'src/domain/job/like-state.test.ts' }],
  },
  {
    id: 'F16-news-of-a-first-move-is-not-told',
    of: 'F16',
    file: 'src/features/matching/move-like.server.ts',
    find: 'if (told) await enqueue(tx, told, pair)',
    put: 'if (told && row) await enqueue(tx, told, pair)',
    caughtBy: [{ file: 'src/features/matching/move-like.server.test.ts' }],
  },
]
