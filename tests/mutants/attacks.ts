import type { Mutant } from './mutant.ts'

/** What attacks of our own found, by the rows of `docs/security.md`: each fault as it was. */
export const ATTACKS: Mutant[] = [
  {
    id: 'S05-acronyms-from-within-words-stay',
    of: 'S5',
    file: 'src/domain/profile/anonymity/redaction.ts',
    find: '...findSpelled(text, kind, found)',
    put: '',
    caughtBy: [{ file: 'src/domain/profile/anonymity/spelled-acronyms.test.ts' }],
  },
  {
    id: 'S05-families-called-by-a-trade-stay',
    of: 'S5',
    file: 'src/domain/profile/anonymity/organization-keys.ts',
    find: '    ...familyKeys(core, terms),\n',
    put: '',
    caughtBy: [{ file: 'src/domain/profile/anonymity/family-trades.test.ts' }],
  },
  {
    id: 'S48-what-a-text-may-cost-has-no-bound',
    of: 'S48',
    file: 'src/domain/profile/anonymity/metered-words.ts',
    find: 'left -= LOOK + letters',
    put: 'left -= 0 * letters',
    caughtBy: [{ file: 'src/domain/profile/anonymity/bounded-work.test.ts' }],
  },
  {
    id: 'S51-code-counts-twice',
    of: 'S51',
    file: 'src/platform/auth/second-factor/used-codes.server.ts',
    find: 'if (await claimOnce(db(), { key, windowSeconds: CODE_LIVES_S })) return',
    put: 'if (key) return',
    caughtBy: [{ file: 'src/platform/auth/second-factor/used-codes.server.test.ts' }],
  },
  {
    id: 'S53-addresses-that-lead-nowhere-are-looked-for',
    of: 'S53',
    file: 'src/components/markdown/markdown-parser.ts',
    find: "for (const schema of ['//', 'ftp:'])",
    put: "for (const schema of ['ftp:'])",
    caughtBy: [{ file: 'src/components/markdown/linear-markdown.test.ts' }],
  },
  {
    id: 'S53-feeds-are-read-without-end',
    of: 'S53',
    file: 'src/features/jobs/open-web/feed.server.ts',
    find: '  countFeed(headers)\n',
    put: '',
    caughtBy: [
      {
        file: 'src/features/jobs/open-web/feed.server.test.ts',
        title: 'one address reads six hundred feeds',
      },
    ],
  },
  {
    id: 'S54-mail-carries-its-key',
    of: 'S54',
    file: 'src/platform/mailer/smtp.server.ts',
    find: 'const name = nameOf(key)',
    put: 'const name = key',
    caughtBy: [{ file: 'src/platform/mailer/smtp-heads.test.ts' }],
  },
  {
    id: 'S55-full-line-has-room-for-nobody',
    of: 'S55',
    file: 'src/lib/fair-turns.ts',
    find: 'if (!last || last.turns <= asker.turns) return false',
    put: 'if (last) return false',
    caughtBy: [{ file: 'src/lib/fair-turns.test.ts', title: 'make room for others' }],
  },
  {
    id: 'S56-large-calls-of-anybody-are-read',
    of: 'S56',
    file: 'src/platform/http/large-calls.middleware.ts',
    find: "if (await sessionOf(request, { freshness: 'fresh' })) return next()",
    put: 'if (request) return next()',
    caughtBy: [{ file: 'src/platform/http/large-calls.middleware.test.ts' }],
  },
  {
    id: 'S56-profiles-are-saved-without-end',
    of: 'S56',
    file: 'src/features/profile/profile.server.ts',
    find: '  if (!use.allowed) throw rateLimitedError(use)\n',
    put: '',
    caughtBy: [
      { file: 'src/features/profile/profile.server.test.ts', title: 'a person saves six hundred times' },
    ],
  },
  {
    id: 'S56-candidates-are-looked-at-without-end',
    of: 'S56',
    file: 'src/features/matching/candidates.server.ts',
    find: '  countLook(actor.userId)\n',
    put: '',
    caughtBy: [
      {
        file: 'src/features/matching/candidates.server.test.ts',
        title: 'an account looks at candidates',
      },
    ],
  },
  {
    id: 'S57-letters-bear-marks-without-end',
    of: 'S57',
    file: 'src/domain/text/unified.ts',
    find: 'withFewMarks(text).normalize(form)',
    put: 'text.normalize(form)',
    caughtBy: [{ file: 'src/domain/text/unified.test.ts' }],
  },
]
