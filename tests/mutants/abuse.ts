import type { Mutant } from './mutant.ts'

/** Faults that let somebody do or see what is not theirs: A1 to A8, A24 and A25. */
export const ABUSE: Mutant[] = [
  {
    id: 'A01-admin-overview-answers-anybody',
    of: 'A1',
    file: 'src/features/admin/overview.functions.ts',
    find: "import { adminMiddleware } from '#/platform/auth/session.middleware.ts'",
    put: "import { sessionMiddleware as adminMiddleware } from '#/platform/auth/session.middleware.ts'",
    caughtBy: [
      { file: 'e2e/access/functions.spec.ts', title: '${name} called by ${caller} answers ${status}' },
    ],
  },
  {
    id: 'A01-member-changes-the-company',
    of: 'A1',
    file: 'src/domain/access/organization-roles.ts',
    find: 'member: { organization: [], member',
    put: "member: { organization: ['update'], member",
    caughtBy: [
      { file: 'src/domain/access/organization-roles.test.ts' },
      { file: 'src/platform/auth/organizations/organization-matrix.server.test.ts' },
    ],
  },
  {
    id: 'A01-area-of-admins-lets-everybody-in',
    of: 'A1',
    file: 'src/routes/app/admin.tsx',
    find: "areaRedirect(context.user, 'Admin')",
    put: "areaRedirect(context.user, context.user?.type ?? 'Admin')",
    caughtBy: [
      {
        file: 'e2e/access/guards.spec.ts',
        title: 'is let into their own area and sent away from the others',
      },
    ],
  },
  {
    id: 'A02-draft-is-seen-by-who-is-signed-in',
    of: 'A2',
    file: 'src/features/jobs/job-detail.policy.ts',
    find: "return job.status !== 'Draft' && (",
    put: "return (job.status !== 'Draft' || actor !== null) && (",
    caughtBy: [
      {
        file: 'src/features/jobs/job-detail.server.test.ts',
        title: 'a draft is found by its organisation and by nobody else',
      },
    ],
  },
  {
    id: 'A02-job-of-others-is-edited',
    of: 'A2',
    file: 'src/features/jobs/lock-own-job.server.ts',
    find: 'findMembership(actor.userId, row.organizationId, tx)',
    put: 'findMembership(actor.userId, actor.activeOrganizationId, tx)',
    caughtBy: [
      { file: 'src/features/jobs/lock-own-job.server.test.ts', title: 'to a stranger the job is not there' },
    ],
  },
  {
    id: 'A02-candidates-of-others-are-listed',
    of: 'A2',
    file: 'src/features/matching/candidates.server.ts',
    find: 'findMembership(actor.userId, found.row.organizationId)',
    put: 'findMembership(actor.userId, actor.activeOrganizationId)',
    caughtBy: [
      {
        file: 'e2e/access/functions.spec.ts',
        title: 'what belongs to others looks exactly like what does not exist',
      },
    ],
  },
  {
    id: 'A03-profile-tells-contact-data-before-a-match',
    of: 'A3',
    file: 'src/features/profile/profile.view.ts',
    find: "const contact = access === 'contact' ? {",
    put: 'const contact = access !== undefined ? {',
    caughtBy: [
      {
        file: 'src/features/profile/profile-access.server.test.ts',
        title: 'without a match nobody receives the email or the phone',
      },
    ],
  },
  {
    id: 'A03-account-id-opens-an-anonymous-profile',
    of: 'A3',
    file: 'src/domain/profile/visibility.ts',
    find: "askedBy === 'account' && access === 'anonymous'",
    put: "askedBy === 'candidate' && access === 'none'",
    caughtBy: [
      {
        file: 'src/domain/profile/visibility.test.ts',
        title:
          'the id of an account opens an anonymous profile to the owner, admins and matched employers alone',
      },
    ],
  },
  {
    id: 'A03-candidate-id-opens-to-other-companies',
    of: 'A3',
    file: 'src/features/profile/profile.server.ts',
    find: 'if (!pair || !actor || !(await isOfOwnCompany(actor, pair.jobId)))',
    put: 'if (!pair || !actor)',
    caughtBy: [
      {
        file: 'src/features/profile/profile-access.server.test.ts',
        title: 'a candidate’s id opens a profile to the company whose candidate it is, and to nobody else',
      },
    ],
  },
  {
    id: 'A03-like-opens-contact-data',
    of: 'A3',
    file: 'src/features/matching/candidates.view.ts',
    find: 'contact: isMatched(row.state) ? {',
    put: "contact: isMatched(row.state) || row.state === 'liked' ? {",
    caughtBy: [
      {
        file: 'src/features/matching/candidates-privacy.server.test.ts',
        title: 'before a match nobody’s contact data is in the answer',
      },
    ],
  },
  {
    id: 'A04-type-is-ones-own-to-change',
    of: 'A4',
    file: 'src/platform/auth/person/protect-fields.ts',
    find: "[...NOBODYS_FIELDS, 'type', 'email', 'name']",
    put: "[...NOBODYS_FIELDS, 'email', 'name']",
    caughtBy: [
      {
        file: 'src/platform/auth/person/protected-fields.server.test.ts',
        title: 'cannot be written into one’s own account',
      },
      { file: 'src/features/account/auth-calls.server.test.ts', title: 'changing one’s own account by' },
    ],
  },
  {
    id: 'A04-anybody-signs-up-as-admin',
    of: 'A4',
    file: 'src/platform/auth/person/user-fields.ts',
    find: 'z.enum(SIGN_UP_ACCOUNT_TYPES)',
    put: "z.enum([...SIGN_UP_ACCOUNT_TYPES, 'Admin'])",
    caughtBy: [
      {
        file: 'src/platform/auth/person/protected-fields.server.test.ts',
        title: 'makes no account that is more than any other',
      },
    ],
  },
  {
    id: 'A05-admin-removes-an-owner',
    of: 'A5',
    file: 'src/domain/access/member-changes.ts',
    find: "return removed !== 'owner' || actorRole === 'owner'",
    put: "return removed !== 'owner' || actorRole !== 'member'",
    caughtBy: [
      { file: 'src/domain/access/member-changes.test.ts' },
      {
        file: 'src/platform/auth/organizations/last-owner-calls.server.test.ts',
        title: 'an admin makes nobody an owner',
      },
    ],
  },
  {
    id: 'A05-last-owner-goes-with-the-account',
    of: 'A5',
    file: 'src/db/migrations/0004_last_owner_stays.sql',
    find: 'AFTER DELETE OR UPDATE OF',
    put: 'AFTER UPDATE OF',
    caughtBy: [{ file: 'src/db/last-owner.server.test.ts', title: 'the only owner does not go by' }],
  },
  {
    id: 'A05-two-roles-in-one-text',
    of: 'A5',
    file: 'src/platform/auth/organizations/protect-organizations.ts',
    find: '(known) => known === role)',
    put: '(known) => String(role).includes(known))',
    caughtBy: [
      {
        file: 'src/platform/auth/organizations/last-owner-calls.server.test.ts',
        title: 'is refused, and the member stays what they are',
      },
    ],
  },
  {
    id: 'A06-unconfirmed-address-joins',
    of: 'A6',
    file: 'src/platform/auth/organizations/organization-plugin.ts',
    find: 'requireEmailVerificationOnInvitation: true',
    put: 'requireEmailVerificationOnInvitation: false',
    caughtBy: [
      {
        file: 'src/platform/auth/organizations/invitation-calls.server.test.ts',
        title: 'an account of the invited address that has not confirmed it joins nothing',
      },
    ],
  },
  {
    id: 'A06-foreign-invitation-tells-that-it-is-there',
    of: 'A6',
    file: 'src/platform/auth/organizations/protect-invitations.server.ts',
    find: 'if (found?.email.toLowerCase() !== email.toLowerCase())',
    put: "if (!found || email === '')",
    caughtBy: [
      {
        file: 'src/platform/auth/organizations/invitation-calls.server.test.ts',
        title: 'to another account an invitation looks exactly like one that does not exist',
      },
    ],
  },
  {
    id: 'A07-unverified-address-is-linked',
    of: 'A7',
    file: 'src/platform/auth/auth.server.ts',
    find: 'account: { updateAccountOnSignIn: false },',
    put: 'account: { updateAccountOnSignIn: false, accountLinking: { requireLocalEmailVerified: false } },',
    caughtBy: [
      {
        file: 'src/platform/auth/providers/provider-linking.server.test.ts',
        title: 'whoever signed up with somebody else’s address does not get them connected',
      },
    ],
  },
  {
    id: 'A07-squatter-keeps-their-ways-in',
    of: 'A7',
    file: 'src/platform/auth/providers/forget-unproven-ways.server.ts',
    find: 'if (emailVerified) return',
    put: 'if (!emailVerified) return',
    caughtBy: [
      {
        file: 'src/platform/auth/providers/provider-linking.server.test.ts',
        title: 'whoever claimed an address',
      },
    ],
  },
  {
    id: 'A08-no-origin-passes',
    of: 'A8',
    file: 'src/platform/http/same-origin.server.ts',
    find: "request.headers.get('origin') ?? ''",
    put: "request.headers.get('origin') ?? baseUrl()",
    caughtBy: [{ file: 'src/platform/http/same-origin.server.test.ts' }],
  },
  {
    id: 'A08-functions-hear-any-site',
    of: 'A8',
    file: 'src/platform/http/forged-requests.middleware.ts',
    find: 'origin: (origin) => isOurs(origin),',
    put: "origin: (origin) => isOurs(origin) || origin.startsWith('https:'),",
    caughtBy: [
      {
        file: 'e2e/access/forged.spec.ts',
        title: 'another site’s page writes nothing with a visitor’s cookie',
      },
    ],
  },
  {
    id: 'A08-page-of-signing-out-acts-while-it-is-loaded',
    of: 'A8',
    file: 'src/routes/auth/signout.tsx',
    find: '  component: SignOut,\n',
    put: "  component: SignOut,\n  loader: () => (typeof window === 'undefined' ? null : fetch('/api/auth/sign-out', { method: 'POST' }).then(() => null)),\n",
    caughtBy: [
      {
        file: 'e2e/access/sign-out.spec.ts',
        title: 'hovering over Signout signs nobody out; opening it does, by one request',
      },
    ],
  },
  {
    id: 'A24-invitations-stay-behind',
    of: 'A24',
    file: 'src/platform/auth/person/person-traces.server.ts',
    find: 'if (!person.emailVerified) return []',
    put: 'if (person.emailVerified) return []',
    caughtBy: [
      {
        file: 'src/features/account/delete-account.server.test.ts',
        title: 'after an account is deleted no row anywhere holds',
      },
    ],
  },
  {
    id: 'A24-files-stay-behind',
    of: 'A24',
    file: 'src/platform/auth/person/delete-person.server.ts',
    find: 'if (names.length > 0) await enqueue',
    put: 'if (names.length > 2) await enqueue',
    caughtBy: [
      {
        file: 'src/features/account/delete-account.server.test.ts',
        title: 'picture and video leave the disk by a task',
      },
    ],
  },
  {
    id: 'A24-data-of-an-unconfirmed-address-is-carried-away',
    of: 'A24',
    file: 'src/features/account/own-data.server.ts',
    find: 'if (!emailVerified) return {',
    put: 'if (!emailVerified && !address) return {',
    caughtBy: [
      {
        file: 'src/features/account/data-export.server.test.ts',
        title: 'whoever never confirmed the address is not told what others sent there',
      },
    ],
  },
  {
    id: 'A25-admin-looks-through-an-admin',
    of: 'A25',
    file: 'src/platform/auth/admin-calls/audited-admin.server.ts',
    find: "adminRoles: ['admin'],",
    put: "adminRoles: ['admin'], allowImpersonatingAdmins: true,",
    caughtBy: [
      {
        file: 'src/platform/auth/session/impersonation.server.test.ts',
        title: 'another admin cannot be impersonated',
      },
    ],
  },
  {
    id: 'A25-who-looks-changes-the-address',
    of: 'A25',
    file: 'src/platform/auth/session/protect-from-impersonators.ts',
    find: "...['/change-email', '/change-password',",
    put: "...['/change-password',",
    caughtBy: [
      {
        file: 'src/platform/auth/session/protect-from-impersonators.server.test.ts',
        title: 'changes none of their ways in',
      },
    ],
  },
  {
    id: 'A25-nothing-says-through-whose-eyes-one-sees',
    of: 'A25',
    file: 'src/platform/auth/actor.server.ts',
    find: 'isImpersonated: Boolean(session.impersonatedBy)',
    put: 'isImpersonated: false',
    caughtBy: [
      {
        file: 'e2e/admin/users.spec.ts',
        title: 'an admin sees the product as somebody does, and comes back to where they were',
      },
    ],
  },
  {
    id: 'A12-everything-at-once-as-often-as-wanted',
    of: 'A12',
    file: 'src/features/jobs/ask-published-jobs.server.ts',
    find: '  if (asksForEverything(asked)) countWholeList(headers)\n  else countSearch',
    put: '  countSearch',
    caughtBy: [
      {
        file: 'src/features/jobs/ask-published-jobs.server.test.ts',
        title: 'one address has everything at once ten times a minute',
      },
    ],
  },
  {
    id: 'A12-public-address-that-nobody-measures',
    of: 'A12',
    file: 'bench/lib/public-cases.ts',
    find: "of: '/job/$id/share.png'",
    put: "of: '/job/$id'",
    caughtBy: [{ file: 'tests/public-endpoints.test.ts', title: 'what a visitor may ask for is measured' }],
  },
]
