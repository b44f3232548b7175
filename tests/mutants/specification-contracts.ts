import type { Mutant } from './mutant.ts'

/** Faults in what part 1 of the specification says of controls, entities, rules and contracts: 1.K to 1.Z. */
export const SPECIFICATION_CONTRACTS: Mutant[] = [
  {
    id: '1K-countdown-of-four',
    of: '1.K controls',
    file: 'src/components/media/video-capture-state.ts',
    find: 'return secondsLeft > 0',
    put: 'return secondsLeft >= 0',
    caughtBy: [
      {
        file: 'src/components/media/video-capture-state.test.ts',
        title: 'it asks for the camera, shows it, counts three seconds down and records',
      },
    ],
  },
  {
    id: '1K-recording-is-lost-with-its-upload',
    of: '1.K controls',
    file: 'src/components/media/video-capture-state.ts',
    find: "{ name: 'failed', message, canRetry, file: state.file, recording: state.recording }",
    put: "{ name: 'failed', message, canRetry, file: state.file, recording: null }",
    caughtBy: [
      {
        file: 'src/components/media/video-capture-state.test.ts',
        title: 'a recording outlives a failed or cancelled upload, and can be sent again',
      },
    ],
  },
  {
    id: '1K-picture-is-shown-small',
    of: '1.K controls',
    file: 'src/components/media/picture-face.tsx',
    find: "'size-32 bg-track object-cover transition-opacity'",
    put: "'size-30 bg-track object-cover transition-opacity'",
    caughtBy: [
      {
        file: 'e2e/media/pictures.spec.ts',
        title: 'a picture is chosen with the browser’s chooser, shows everywhere at 128 pixels, and stays',
      },
    ],
  },
  {
    id: '1K-places-without-end',
    of: '1.K place autocomplete',
    file: 'src/platform/places/gazetteer/search-gazetteer.server.ts',
    find: '.slice(0, limit)',
    put: '.slice(0, NAMES_MAX)',
    caughtBy: [
      {
        file: 'src/platform/places/gazetteer/search-gazetteer.server.test.ts',
        title: 'at most eight are found, no two of which read the same',
      },
    ],
  },
  {
    id: '1L-several-likes-of-one-person',
    of: '1.L entities',
    file: 'src/db/migrations/0000_main_job.sql',
    find: 'CONSTRAINT "job_like_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")',
    put: 'CONSTRAINT "job_like_user_id_job_id_pk" PRIMARY KEY("user_id","job_id","created_at")',
    caughtBy: [
      {
        file: 'src/features/matching/job-likes.server.test.ts',
        title: 'the database itself keeps a second row',
      },
    ],
  },
  {
    id: '1L-archived-jobs-stay-searchable',
    of: '1.L entities',
    file: 'src/db/migrations/0012_searchable_jobs.sql',
    find: "WHERE job.status = 'Published';",
    put: "WHERE job.status <> 'Draft';",
    caughtBy: [
      {
        file: 'src/db/schema/searchable-job.server.test.ts',
        title: 'what is searched is what they are',
      },
    ],
  },
  {
    id: '1M-signing-out-forgets-before-it-says-so',
    of: '1.M states',
    file: 'src/features/account/components/sign-out-page.tsx',
    find: `      await announce(t('done'))
      await changeSession(next === undefined ? '/auth/signin' : safeNextPath(next))`,
    put: `      await changeSession(next === undefined ? '/auth/signin' : safeNextPath(next))
      await announce(t('done'))`,
    caughtBy: [
      {
        file: 'src/features/account/components/sign-out-page.test.tsx',
        title: 'first the message, then the caches, then the way back in',
      },
    ],
  },
  {
    id: '1M-other-tabs-are-not-told',
    of: '1.M states',
    file: 'src/features/account/cache-version.server.ts',
    find: 'const version = currentCacheVersion() + 1',
    put: 'const version = currentCacheVersion() || 1',
    caughtBy: [
      {
        file: 'e2e/access/refreshes.spec.ts',
        title: 'what one tab changes makes the other ask anew, and one that changed nothing asks nothing',
      },
    ],
  },
  {
    id: '1N-phone-of-nine',
    of: '1.N validation',
    file: 'src/domain/minimum-lengths.ts',
    find: 'organization: { name: 2, phone: 10',
    put: 'organization: { name: 2, phone: 9',
    caughtBy: [
      {
        file: 'src/domain/organization/organization-fields.test.ts',
        title: 'refuses %j by its own message',
      },
      { file: 'src/domain/minimum-lengths.test.ts' },
    ],
  },
  {
    id: '1N-logo-comes-from-another-scheme',
    of: '1.N validation',
    file: 'src/domain/media/storage-url.ts',
    find: 'url.origin !== base.origin) return false',
    put: 'url.host !== base.host) return false',
    caughtBy: [{ file: 'src/domain/media/storage-url.test.ts', title: 'refuses %j' }],
  },
  {
    id: '1N-logo-of-any-folder',
    of: '1.N validation',
    file: 'src/domain/media/storage-url.ts',
    find: 'const prefix = folder ? `${base.pathname}${folder}/` : base.pathname',
    put: 'const prefix = folder ? `${base.pathname}${folder}` : base.pathname',
    caughtBy: [
      { file: 'src/domain/media/storage-url.test.ts', title: 'a folder is meant by its whole name' },
    ],
  },
  {
    id: '1N-errors-of-a-field-are-not-listed',
    of: '1.N validation',
    file: 'src/components/form/error-texts.ts',
    find: 'if (Array.isArray(error)) return error.flatMap(messagesOf)',
    put: 'if (Array.isArray(error)) return error.slice(0, 1).flatMap(messagesOf)',
    caughtBy: [
      {
        file: 'src/components/form/form-errors.test.tsx',
        title: 'several errors of a field stand below it, separated by commas',
      },
    ],
  },
  {
    id: '1O-admins-of-a-company-delete-it',
    of: '1.O permissions',
    file: 'src/domain/access/organization-roles.ts',
    find: `  admin: {
    organization: ['update'],`,
    put: `  admin: {
    organization: ['update', 'delete'],`,
    caughtBy: [
      {
        file: 'src/domain/access/organization-roles.test.ts',
        title: '%s is for exactly the roles of the table',
      },
      { file: 'src/platform/auth/organizations/organization-matrix.server.test.ts' },
    ],
  },
  {
    id: '1O-last-owner-is-demoted',
    of: '1.O permissions',
    file: 'src/db/migrations/0004_last_owner_stays.sql',
    find: 'AFTER DELETE OR UPDATE OF organization_role, organization_id ON "member"',
    put: 'AFTER DELETE OR UPDATE OF organization_id ON "member"',
    caughtBy: [
      {
        file: 'src/db/last-owner.server.test.ts',
        title: 'the only owner does not go by',
      },
    ],
  },
  {
    id: '1P-provider-leads-to-another-site',
    of: '1.P HTTP',
    file: 'src/features/account/provider-actions.ts',
    find: 'const destination = safeNextPath(next)',
    put: 'const destination = next ?? safeNextPath(next)',
    caughtBy: [
      {
        file: 'src/features/account/components/provider-buttons.test.tsx',
        title: 'with next=%s the way back leads to our own area',
      },
    ],
  },
  {
    id: '1P-refusal-of-the-library-stands-nowhere',
    of: '1.P HTTP',
    file: 'src/platform/auth/auth-answer.ts',
    find: '{ field: FIELD_OF_TEXT[message] ?? error?.field }',
    put: '{ field: error?.field }',
    caughtBy: [
      {
        file: 'src/features/account/components/sign-up-page.test.tsx',
        title: 'an address that is taken is said beside the address, which takes the keyboard',
      },
    ],
  },
  {
    id: '1Q-content-of-a-file-is-not-asked',
    of: '1.Q upload',
    file: 'src/domain/media/judge-upload.ts',
    find: "  requireKind(contentType ?? '', kind)\n",
    put: '',
    caughtBy: [{ file: 'src/domain/media/judge-upload.test.ts', title: 'refused as %s' }],
  },
  {
    id: '1R-refusals-answer-as-successes',
    of: '1.R server functions',
    file: 'src/platform/errors/error.middleware.ts',
    find: 'if (isFunctionCall(getRequest())) answerAs(refusal)',
    put: 'if (!isFunctionCall(getRequest())) answerAs(refusal)',
    caughtBy: [{ file: 'src/platform/errors/error.middleware.test.ts', title: '%s answers with status %i' }],
  },
  {
    id: '1R-a-job-is-lost-between-two-pages',
    of: '1.R server functions',
    file: 'src/features/jobs/published-jobs.server.ts',
    find: 'const last = shown.at(-1)',
    put: 'const last = rows.at(-1)',
    caughtBy: [{ file: 'src/features/jobs/published-jobs.server.test.ts' }],
  },
  {
    id: '1R-next-page-begins-with-the-last-row',
    of: '1.R server functions',
    file: 'src/features/jobs/published-jobs.server.ts',
    find: 'rows.length > limit && last',
    put: 'rows.length >= limit && last',
    caughtBy: [
      {
        file: 'src/features/jobs/published-jobs.server.test.ts',
        title: 'a list that ends with its page has no next page',
      },
    ],
  },
  {
    id: '1S-email-that-is-taken-is-a-record',
    of: '1.S error catalogue',
    file: 'src/platform/errors/to-app-error.ts',
    find: "  user_email_unique: 'email',\n",
    put: '',
    caughtBy: [
      {
        file: 'src/platform/errors/to-app-error.test.ts',
        title: 'a record that is there already under %s is spoken of as %s',
      },
    ],
  },
  {
    id: '1S-encoded-list-is-shown-as-it-is',
    of: '1.S error catalogue',
    file: 'src/components/form/show-errors.ts',
    find: 'return Array.isArray(decoded) ? decoded : null',
    put: 'return Array.isArray(decoded) ? [decoded] : null',
    caughtBy: [{ file: 'src/components/form/show-errors.test.ts', title: '%j is shown as %j' }],
  },
  {
    id: '1T-retries-wait-in-a-straight-line',
    of: '1.T constants',
    file: 'src/lib/query-client.ts',
    find: '1_000 * 2 ** failures',
    put: '1_000 * (failures + 1)',
    caughtBy: [
      {
        file: 'src/lib/query-client.test.ts',
        title: 'a failed query is tried again after 1, 2, 4 s',
      },
    ],
  },
  {
    id: '1T-messages-answer-another-key',
    of: '1.T constants',
    file: 'src/ui/toaster.tsx',
    find: "hotkey={['altKey', 'KeyT']}",
    put: "hotkey={['ctrlKey', 'KeyT']}",
    caughtBy: [
      {
        file: 'e2e/shell/messages.spec.ts',
        title: 'messages stand at the top right; Alt+T leads to them, and there they wait',
      },
    ],
  },
  {
    id: '1Z-signing-in-leads-to-signing-out',
    of: '1.Z next',
    file: 'src/domain/access/next-path.ts',
    find: "AUTH_DESTINATIONS.has(rest.join('/')) || isInvitation(rest)",
    put: "AUTH_DESTINATIONS.has(rest.join('/')) || isInvitation(rest) || rest.length === 1",
    caughtBy: [
      {
        file: 'src/domain/access/next-path.test.ts',
        title: '%s acts, circles or answers programs: it is no place to arrive at',
      },
    ],
  },
  {
    id: '1Z-back-makes-another-draft',
    of: '1.Z pages that act',
    file: 'src/routes/app/employer/jobs/new.tsx',
    find: 'params: { id }, replace: true })',
    put: 'params: { id } })',
    caughtBy: [
      {
        file: 'e2e/journeys/post-a-job.spec.ts',
        title: 'one visit makes one draft, and going back does not make another',
      },
    ],
  },
]
