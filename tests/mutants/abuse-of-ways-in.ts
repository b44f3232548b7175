import type { Mutant } from './mutant.ts'

/**
 * Faults of the ways in, of calls, and of what is counted, read, kept and installed: A14 to A23, and A26. Of A22 two faults
 * are tried: a profile that gives orders to the scoring, and a text that loads a picture. The product has no language
 * model. Of A26 the age of a package is not tried: only a registry knows it.
 */
export const ABUSE_OF_WAYS_IN: Mutant[] = [
  {
    id: 'A14-dots-lead-to-another-site',
    of: 'A14',
    file: 'src/domain/access/site-path.ts',
    find: 'url.origin === PROBE_ORIGIN && staysPlainWhenDecoded(url.pathname)',
    put: 'url.origin === PROBE_ORIGIN',
    caughtBy: [
      { file: 'src/domain/access/next-path.test.ts' },
      { file: 'src/platform/auth/links/redirect-targets.server.test.ts' },
    ],
  },
  {
    id: 'A14-signing-in-leads-to-signing-out',
    of: 'A14',
    file: 'src/domain/access/next-path.ts',
    find: 'isInvitation(rest)\n',
    put: 'isInvitation(rest) || rest.length === 1\n',
    caughtBy: [{ file: 'e2e/access/way-in.spec.ts', title: 'signing in with next=' }],
  },
  {
    id: 'A14-mailed-link-leads-to-another-site',
    of: 'A14',
    file: 'src/platform/auth/links/protect-redirects.ts',
    find: "['callbackURL', 'redirectTo',",
    put: "['redirectTo',",
    caughtBy: [
      {
        file: 'src/platform/auth/links/redirect-targets.server.test.ts',
        title: 'leads to no other site, whether its token is good or not',
      },
    ],
  },
  {
    id: 'A15-time-tells-who-has-an-account',
    of: 'A15',
    file: 'src/platform/auth/answer-auth-request.server.ts',
    find: 'RESET_ANSWER_MS = 500',
    put: 'RESET_ANSWER_MS = 0',
    caughtBy: [
      {
        file: 'src/platform/auth/limits/enumeration.server.test.ts',
        title: 'how long a mail to choose a new password takes to be asked for says nothing either',
      },
    ],
  },
  {
    id: 'A16-account-is-tried-from-everywhere',
    of: 'A16',
    file: 'src/platform/auth/limits/sign-in-limits.server.ts',
    find: '    { key: keyOfAccount(account), ...ACCOUNT_TRIES },\n',
    put: '',
    caughtBy: [
      {
        file: 'src/platform/auth/limits/sign-in-limits.server.test.ts',
        title: 'after fifty tries of strangers an account is closed to strangers',
      },
    ],
  },
  {
    id: 'A16-known-browser-counts-with-strangers',
    of: 'A16',
    file: 'src/platform/auth/limits/sign-in-limits.server.ts',
    find: 'countTry(browser ? browserLimits(account, browser) : strangerLimits(account, context.headers))',
    put: 'countTry(strangerLimits(account, context.headers))',
    caughtBy: [
      {
        file: 'src/platform/auth/known-browser/known-browsers.server.test.ts',
        title: 'strangers do not keep the owner out of a browser',
      },
    ],
  },
  {
    id: 'A17-banned-employer-edits-a-job',
    of: 'A17',
    file: 'src/features/jobs/job-editor.functions.ts',
    find: "export const saveJobStep = createServerFn({ method: 'POST' })\n  .middleware([freshEmployerMiddleware])",
    put: "export const saveJobStep = createServerFn({ method: 'POST' })\n  .middleware([employerMiddleware])",
    caughtBy: [
      {
        file: 'src/routes/-function-guards.test.ts',
        title: 'every write asks the database who is asking',
      },
    ],
  },
  {
    id: 'A16-forged-address-is-believed',
    of: 'A16',
    file: 'src/platform/http/forwarded-address.ts',
    find: 'entries.slice(-trustedProxies)',
    put: 'entries.slice(0, trustedProxies)',
    caughtBy: [
      { file: 'src/platform/http/forwarded-address.test.ts' },
      { file: 'src/platform/auth/limits/forged-address.server.test.ts' },
    ],
  },
  {
    id: 'A16-each-ipv6-address-is-another-caller',
    of: 'A16',
    file: 'src/platform/http/counted-address.ts',
    find: 'NETWORK_GROUPS = 4',
    put: 'NETWORK_GROUPS = 8',
    caughtBy: [
      { file: 'src/platform/http/counted-address.test.ts' },
      { file: 'src/platform/auth/limits/forged-address.server.test.ts', title: 'whole /64 of IPv6' },
    ],
  },
  {
    id: 'A16-code-of-an-authenticator-signs-in-twice',
    of: 'A16',
    file: 'src/platform/auth/second-factor/used-codes.server.ts',
    find: 'CODE_LIVES_S = 90',
    put: 'CODE_LIVES_S = 30',
    caughtBy: [
      {
        file: 'src/platform/auth/second-factor/used-codes.server.test.ts',
        title: 'a code of an authenticator signs in once, for as long as the library would take it',
      },
    ],
  },
  {
    id: 'A17-ended-session-reads-for-ten-minutes',
    of: 'A17',
    file: 'src/platform/auth/auth.server.ts',
    find: 'cookieCache: { enabled: true, maxAge: 60 }',
    put: 'cookieCache: { enabled: true, maxAge: 600 }',
    caughtBy: [
      {
        file: 'src/platform/auth/session/sessions.server.test.ts',
        title: 'the old cookies read for a minute at most',
      },
    ],
  },
  {
    id: 'A17-ended-session-writes',
    of: 'A17',
    file: 'src/platform/auth/before-call.ts',
    find: 'isWrite ? { ...context.query, disableCookieCache: true }',
    put: 'isWrite ? { disableCookieCache: false, ...context.query }',
    caughtBy: [
      {
        file: 'src/platform/auth/session/sessions.server.test.ts',
        title: 'the old cookies write nothing by the library’s own calls',
      },
    ],
  },
  {
    id: 'A17-admin-by-the-cookie',
    of: 'A17',
    file: 'src/platform/auth/session.middleware.ts',
    find: "adminMiddleware = freshAccountTypeMiddleware('Admin')",
    put: "adminMiddleware = accountTypeMiddleware('Admin')",
    caughtBy: [
      {
        file: 'src/platform/auth/session/session-middleware.server.test.ts',
        title: 'an admin whose session was ended is nobody at once',
      },
    ],
  },
  {
    id: 'A17-like-by-the-cookie',
    of: 'A17',
    file: 'src/features/matching/job-likes.functions.ts',
    find: 'import { freshIndividualMiddleware, sessionMiddleware }',
    put: 'import { individualMiddleware as freshIndividualMiddleware, sessionMiddleware }',
    caughtBy: [
      {
        file: 'e2e/access/ended-session.spec.ts',
        title: 'asks the database who is there: a session ended elsewhere is nobody at once',
      },
    ],
  },
  {
    id: 'A18-older-reset-link-stays-good',
    of: 'A18',
    file: 'src/platform/auth/links/reset-links.server.ts',
    find: "'reset-password:%'",
    put: "'reset:%'",
    caughtBy: [
      {
        file: 'src/platform/auth/links/reset-links.server.test.ts',
        title: 'who asked twice may use either mail, and then the other is worthless',
      },
    ],
  },
  {
    id: 'A18-links-by-the-host-of-the-request',
    of: 'A18',
    file: 'src/platform/auth/auth.server.ts',
    find: 'baseURL: baseUrl(),',
    put: "baseURL: { allowedHosts: ['*'], fallback: baseUrl() },",
    caughtBy: [
      {
        file: 'src/platform/auth/links/redirect-targets.server.test.ts',
        title: 'links in mails are made from the public address alone',
      },
    ],
  },
  {
    id: 'A18-secret-is-told-as-where-one-came-from',
    of: 'A18',
    file: 'src/platform/http/security-headers.ts',
    find: 'auth\\/password\\/reset|api',
    put: 'api',
    caughtBy: [
      {
        file: 'src/platform/http/security.middleware.test.ts',
        title: 'holds a secret, and tells no other site where one came from',
      },
      { file: 'e2e/shell/security.spec.ts', title: 'addresses that hold a secret are told to no other site' },
    ],
  },
  {
    id: 'A19-unreadable-call-is-our-fault',
    of: 'A19',
    file: 'src/platform/errors/unreadable-call.middleware.ts',
    find: 'status < ERROR_STATUS.INTERNAL ?',
    put: 'status <= ERROR_STATUS.INTERNAL ?',
    caughtBy: [{ file: 'e2e/access/wire.spec.ts', title: 'is refused as unreadable, in words of our own' }],
  },
  {
    id: 'A19-unknown-function-is-our-fault',
    of: 'A19',
    file: 'src/platform/http/server-function-exists.server.ts',
    find: "startsWith('Server function info not found')) return false",
    put: "startsWith('Server function info not found')) return true",
    caughtBy: [
      { file: 'e2e/access/functions.spec.ts', title: 'a function that does not exist is not found' },
    ],
  },
  {
    id: 'A20-percent-sign-finds-everybody',
    of: 'A20',
    file: 'src/features/admin/said-words.server.ts',
    find: 'word.replaceAll(/[\\\\%_]/g, String.raw`\\$&`)',
    put: 'word',
    caughtBy: [
      { file: 'src/features/admin/users.server.test.ts' },
      { file: 'src/features/admin/jobs.server.test.ts' },
    ],
  },
  {
    id: 'A20-control-characters-reach-the-database',
    of: 'A20',
    file: 'src/domain/job/search-query.ts',
    find: 'given.replace(/[\\s\\p{Cc}]+/gu',
    put: 'given.replace(/\\s+/gu',
    caughtBy: [{ file: 'src/domain/job/search-query.test.ts' }],
  },
  {
    id: 'A20-search-of-any-length',
    of: 'A20',
    file: 'src/domain/job/search-query.ts',
    find: 'TERMS_MAX = 12',
    put: 'TERMS_MAX = 1_200',
    caughtBy: [
      { file: 'src/domain/job/search-query.test.ts', title: 'words the first twelve are searched for' },
    ],
  },
  {
    id: 'A21-drafts-without-end',
    of: 'A21',
    file: 'src/platform/rate-limit/daily-quota.server.ts',
    find: 'job: 50,',
    put: 'job: 50_000,',
    caughtBy: [{ file: 'src/features/jobs/job-editor.server.test.ts' }],
  },
  {
    id: 'A21-two-at-once-are-one-use',
    of: 'A21',
    file: 'src/platform/rate-limit/rate-limit.server.ts',
    find: 'then 1 else ${rateLimit.count} + 1 end',
    put: 'then 1 else ${rateLimit.count} end',
    caughtBy: [{ file: 'src/platform/rate-limit/rate-limit.server.test.ts' }],
  },
  {
    id: 'A21-honeypot-is-stored',
    of: 'A21',
    file: 'src/features/contact/contact.server.ts',
    find: "if (website !== '') return",
    put: 'if (website.length > 2_048) return',
    caughtBy: [
      {
        file: 'src/features/contact/contact.server.test.ts',
        title: 'a filled honeypot looks like a success',
      },
    ],
  },
  {
    id: 'A21-line-break-in-a-subject',
    of: 'A21',
    file: 'src/features/contact/contact-mail.server.ts',
    find: "contact.name.replaceAll(/\\s+/g, ' ')",
    put: "contact.name.replaceAll(/ +/g, ' ')",
    caughtBy: [
      {
        file: 'src/features/contact/contact.server.test.ts',
        title: 'a line break in the name does not reach the subject of the mail',
      },
    ],
  },
  {
    id: 'A21-mailbox-is-filled-with-invitations',
    of: 'A21',
    file: 'src/platform/auth/organizations/invitation-rules.server.ts',
    find: 'byOne: 3,',
    put: 'byOne: 300,',
    caughtBy: [
      {
        file: 'src/platform/auth/organizations/invitation-sending.server.test.ts',
        title: 'one company invites one address three times a day',
      },
    ],
  },
  {
    id: 'A22-order-in-a-profile-is-obeyed',
    of: 'A22',
    file: 'src/domain/matching/match-person.ts',
    find: 'function toShownSkills({ skills, work }: ProfileDocument): ShownSkill[] {\n  return toMatchSkills(skills.map(({ name }) => name)).map(',
    put: 'function toShownSkills({ skills, work, bio }: ProfileDocument): ShownSkill[] {\n  return toMatchSkills([...skills.map(({ name }) => name), ...bio.split(/[.,]| and /)]).map(',
    caughtBy: [
      {
        file: 'src/domain/matching/never-inputs.test.ts',
        title: 'changing %s leaves every score bit-identical',
      },
    ],
  },
  {
    id: 'A22-picture-in-a-text-tells-who-reads-it',
    of: 'A22',
    file: 'src/components/markdown/markdown-parser.ts',
    find: "{ image: () => '', s_open",
    put: '{ s_open',
    caughtBy: [
      {
        file: 'src/components/markdown/markdown-page.test.tsx',
        title: 'runs nothing, loads nothing and asks for nothing',
      },
    ],
  },
  {
    id: 'A23-answers-are-kept-on-the-way',
    of: 'A23',
    file: 'src/platform/http/security-headers.ts',
    find: "'private, no-store'",
    put: "'public, max-age=60'",
    caughtBy: [{ file: 'src/platform/http/security.middleware.test.ts', title: 'every answer says' }],
  },
  {
    id: 'A23-page-of-somebody-is-kept-for-all',
    of: 'A23',
    file: 'src/platform/page-cache/page-key.ts',
    find: "said.every(isChoice) ? said.toSorted().join(';') : null",
    put: "said.filter(isChoice).toSorted().join(';')",
    caughtBy: [
      { file: 'src/platform/page-cache/page-key.test.ts' },
      {
        file: 'src/platform/page-cache/with-page-cache.server.test.ts',
        title: 'whoever is signed in gets a page of their own',
      },
    ],
  },
  {
    id: 'A26-version-is-what-the-registry-says',
    of: 'A26',
    file: 'package.json',
    find: '"zod": "4.6.7"',
    put: '"zod": "^4.6.7"',
    caughtBy: [
      {
        file: 'tests/dependencies.test.ts',
        title: 'every package is of one version and known by its content',
      },
    ],
  },
  {
    id: 'A26-package-with-a-known-weakness',
    of: 'A26',
    file: 'package-lock.json',
    find: '"node_modules/seroval": {\n      "version": "1.8.1"',
    put: '"node_modules/seroval": {\n      "version": "1.5.2"',
    caughtBy: [
      {
        file: 'tests/version-floors.test.ts',
        title: 'no package in the lock file has a weakness that we know of (A26)',
      },
    ],
  },
  {
    id: 'A26-packages-run-what-they-bring',
    of: 'A26',
    file: 'scripts/lib/install.mjs',
    find: "    '--ignore-scripts',\n",
    put: '',
    caughtBy: [
      { file: 'tests/dependencies.test.ts', title: 'what installs the packages runs no script of theirs' },
    ],
  },
]
