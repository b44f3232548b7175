import { createMiddleware, type AnyFunctionMiddleware } from '@tanstack/react-start'
import { expect, test, vi } from 'vitest'
import * as language from '#/features/account/language.functions.ts'
import * as root from '#/features/account/root-data.functions.ts'
import * as typed from '#/features/account/typed-fields.functions.ts'
import * as jobDetail from '#/features/jobs/job-detail.functions.ts'
import * as jobEditor from '#/features/jobs/job-editor.functions.ts'
import * as organizationJobs from '#/features/jobs/organization-jobs.functions.ts'
import * as publishedJobs from '#/features/jobs/published-jobs.functions.ts'
import * as map from '#/features/jobs-map/map-jobs.functions.ts'
import * as likes from '#/features/matching/job-likes.functions.ts'
import * as matching from '#/features/matching/matching.functions.ts'
import * as organizations from '#/features/organizations/organizations.functions.ts'
import {
  adminMiddleware,
  employerMiddleware,
  freshSessionMiddleware,
  individualMiddleware,
  ownerMiddleware,
  sessionMiddleware,
  signedInMiddleware,
} from '#/platform/auth/session.middleware.ts'
import { createServerFn, type CalledFunction } from '#tests/fakes/called-functions.ts'
import { sourceFiles } from '#tests/architecture/source-files.ts'

vi.mock('@tanstack/react-start', async (original) => ({
  ...(await original<object>()),
  ...(await import('#tests/fakes/called-functions.ts')),
}))

type Contact = 'email' | 'phone' | 'contact'

/** Whether an answer has a field for contact data anywhere in it. */
type HoldsContact<Answer> = Answer extends readonly (infer Item)[]
  ? HoldsContact<Item>
  : Answer extends object
    ? Extract<keyof Answer, Contact> extends never
      ? { [Field in keyof Answer]: HoldsContact<Answer[Field]> }[keyof Answer]
      : true
    : false

/** A function whose answer holds nobody's contact data, as the types tell; another one is refused by the compiler. */
function withoutContact<Answer>(
  read: ((given: never) => Promise<Answer>) & (true extends HoldsContact<Answer> ? never : unknown),
): unknown {
  return read
}

/** Their answers are about who asks, or about what everybody may see. */
const OWN_OR_PUBLIC = [
  ...[root.getRootData, root.getConnectedUser, root.getConnectedUserOrNull, typed.getTypedFields],
  jobDetail.getJob,
]

/** Every function that believes the signed copy of the session. Each of them only reads. */
const BELIEVES_COPY = new Set<unknown>([
  ...OWN_OR_PUBLIC,
  withoutContact(language.getLanguage),
  withoutContact(jobDetail.getSimilarJobs),
  withoutContact(jobEditor.getJobForEdit),
  withoutContact(organizationJobs.listOrganizationJobs),
  withoutContact(publishedJobs.getPublishedJobs),
  withoutContact(map.getMapJobs),
  withoutContact(map.getFirstMapJobs),
  withoutContact(map.getMapJob),
  withoutContact(likes.getJobLikeStatus),
  withoutContact(likes.getLikedJobs),
  withoutContact(matching.getJobFits),
  withoutContact(matching.getJobFit),
  withoutContact(matching.getRecommendedJobs),
  withoutContact(organizations.getOrganization),
])

/** Writes that anybody may make, signed in or not, and that ask for no session. */
const ANYBODY_WRITES = new Set(['sendContactMessage', 'incrementCacheVersion'])

const modules = import.meta.glob<Record<string, CalledFunction>>('../{features,platform}/**/*.functions.ts', {
  eager: true,
})
const functions = Object.values(modules).flatMap((module) => Object.entries(module))

const withThoseBefore = (guard: AnyFunctionMiddleware): AnyFunctionMiddleware[] => [
  guard,
  ...((guard.options.middleware ?? []) as AnyFunctionMiddleware[]).flatMap(withThoseBefore),
]

/** What is wrong with how a function learns who is asking; null when nothing is. */
function faultOf([name, declared]: [string, CalledFunction]): string | null {
  const guards = new Set(declared.guards.flatMap(withThoseBefore))
  const asksDatabase = guards.has(freshSessionMiddleware)
  if (declared.method === 'POST' && !asksDatabase && !ANYBODY_WRITES.has(name))
    return `${name} writes without asking the database who is asking`
  if (guards.has(sessionMiddleware) && !BELIEVES_COPY.has(declared))
    return `${name} believes the signed copy, and is not listed as one that may`
  return null
}

const faults = (of: [string, CalledFunction][]) => of.map(faultOf).filter(Boolean)

test('every write asks the database who is asking, and so does every answer with contact data', () => {
  expect(functions.length).toBeGreaterThan(60)
  expect(faults(functions)).toEqual([])
})

test('what is listed as believing the signed copy does so, and every write of anybody is there', () => {
  const believing = functions.filter(([, { guards }]) =>
    guards.flatMap(withThoseBefore).includes(sessionMiddleware),
  )
  expect(new Set<unknown>(believing.map(([, declared]) => declared))).toEqual(BELIEVES_COPY)
  const names = new Set(functions.map(([name]) => name))
  expect([...ANYBODY_WRITES].filter((name) => !names.has(name))).toEqual([])
})

test('outside of its guard nothing believes the signed copy but the line in which one waits', () => {
  const files = sourceFiles('src/**/*.ts', 'src/**/*.tsx').filter(({ path }) => !path.includes('.test.'))
  const believing = files.filter(({ text }) => text.includes("freshness: 'cached' }"))
  expect(believing.map(({ path }) => path).toSorted()).toEqual([
    'src/platform/auth/answer-auth-request.server.ts',
    'src/platform/auth/session.middleware.ts',
  ])
})

test('what only the owner of an account decides refuses an admin who looks through their eyes', () => {
  const owned = functions.filter(([, { guards }]) =>
    guards.flatMap(withThoseBefore).includes(ownerMiddleware),
  )
  expect(owned.map(([name]) => name).toSorted()).toEqual([
    ...['chooseAccountType', 'deleteOrganization', 'endMySession', 'transferOwnership', 'updateUserPicture'],
  ])
})

const declare = (method: 'GET' | 'POST', guards: AnyFunctionMiddleware[]) =>
  createServerFn({ method })
    .middleware(guards)
    .handler(() => null)

test.each([
  ['a write behind the signed copy', 'POST', [employerMiddleware], 1],
  ['a write without a guard', 'POST', [], 1],
  [
    'a write behind a guard of its own that stands on the signed copy',
    'POST',
    [onTop(signedInMiddleware)],
    1,
  ],
  ['a read behind the signed copy that nobody listed', 'GET', [individualMiddleware], 1],
  ['a read behind both', 'GET', [sessionMiddleware, adminMiddleware], 1],
  ['a write behind a guard of its own that stands on the database', 'POST', [onTop(ownerMiddleware)], 0],
  ['a read behind the database', 'GET', [adminMiddleware], 0],
  ['a read of what is everybody’s', 'GET', [], 0],
] as const)('%s: planted, it has as many faults as it should', (_what, method, guards, count) => {
  expect(faults([['planted', declare(method, [...guards])]])).toHaveLength(count)
})

function onTop(guard: AnyFunctionMiddleware): AnyFunctionMiddleware {
  return createMiddleware({ type: 'function' })
    .middleware([guard])
    .server(({ next }) => next())
}

test('an answer with contact data is refused where functions are listed', () => {
  // @ts-expect-error It holds the addresses of candidates.
  expect(withoutContact(matching.getJobLikesAndMatches)).toBe(matching.getJobLikesAndMatches)
  // @ts-expect-error It holds the addresses of companies.
  expect(withoutContact(matching.getMyLikes)).toBe(matching.getMyLikes)
  // @ts-expect-error It holds the addresses of the companies' own.
  expect(withoutContact(organizations.listMyOrganizations)).toBe(organizations.listMyOrganizations)
})
