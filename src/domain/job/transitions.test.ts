import { expect, test } from 'vitest'
import {
  findTransitionProblem,
  lastRestoreDay,
  JOB_TRANSITIONS,
  TRANSITION_TABLE,
  type JobActor,
  type TransitionFacts,
} from './transitions.ts'
import { JOB_STATUSES } from './vocabulary.ts'

const ACTORS: JobActor[] = ['owner', 'admin', 'member', 'platformAdmin', 'clock']

/** A job in this state that no rule stands in the way of. */
function buildFacts(changes: Partial<TransitionFacts> = {}): TransitionFacts {
  return {
    status: 'Draft',
    publishProblemCount: 0,
    emailVerified: true,
    likeCount: 0,
    archivedDaysAgo: null,
    archiveReason: null,
    closingDatePassed: false,
    companySuspended: false,
    ...changes,
  }
}

const MAY: Record<(typeof JOB_TRANSITIONS)[number], JobActor[]> = {
  publish: ['owner', 'admin'],
  archive: ['owner', 'admin', 'platformAdmin'],
  unpublish: ['owner', 'admin'],
  restore: ['owner', 'admin', 'platformAdmin'],
  repost: ['owner', 'admin', 'member'],
  expire: ['clock'],
}

test.each(JOB_TRANSITIONS)('%s is for exactly its actors', { tags: ['2.7a'] }, (transition) => {
  const facts = buildFacts({
    status: TRANSITION_TABLE[transition].from,
    closingDatePassed: transition === 'expire',
  })
  const allowed = ACTORS.filter((actor) => findTransitionProblem(transition, actor, facts) === null)
  expect(allowed).toEqual(MAY[transition])
  expect(findTransitionProblem(transition, null, facts)).toBe('notAllowed')
})

test.each(JOB_TRANSITIONS)('%s starts from its own state only', { tags: ['2.7a'] }, (transition) => {
  const actor = MAY[transition][0] ?? null
  for (const status of JOB_STATUSES.filter((known) => known !== TRANSITION_TABLE[transition].from)) {
    expect(findTransitionProblem(transition, actor, buildFacts({ status }))).toBe('wrongStatus')
  }
})

test.each([
  ['publish', { emailVerified: false }, 'emailNotVerified'],
  ['publish', { publishProblemCount: 1 }, 'incomplete'],
  ['publish', { companySuspended: true }, 'suspended'],
  ['unpublish', { status: 'Published', likeCount: 1 }, 'hasLikes'],
  ['restore', { status: 'Archived', archivedDaysAgo: 8 }, 'restoreTooLate'],
  ['restore', { status: 'Archived', archivedDaysAgo: 1, archiveReason: 'Moderation' }, 'moderated'],
  ['restore', { status: 'Archived', archivedDaysAgo: 1, closingDatePassed: true }, 'closingDatePassed'],
  ['restore', { status: 'Archived', archivedDaysAgo: 1, companySuspended: true }, 'suspended'],
] as const)('%s with %j is refused: %s', (transition, changes, problem) => {
  expect(findTransitionProblem(transition, 'owner', buildFacts(changes))).toBe(problem)
})

test('a job can be restored on the seventh day', { tags: ['2.7b'] }, () => {
  const facts = buildFacts({ status: 'Archived', archivedDaysAgo: 7, archiveReason: 'Filled' })
  expect(findTransitionProblem('restore', 'owner', facts)).toBeNull()
})

test('only the platform lifts its own moderation', { tags: ['2.7b'] }, () => {
  const facts = buildFacts({ status: 'Archived', archivedDaysAgo: 1, archiveReason: 'Moderation' })
  expect(findTransitionProblem('restore', 'platformAdmin', facts)).toBeNull()
})

test('while a company is suspended not even the platform opens one of its jobs', () => {
  const facts = buildFacts({ status: 'Archived', archivedDaysAgo: 1, companySuspended: true })
  expect(findTransitionProblem('restore', 'platformAdmin', facts)).toBe('suspended')
})

test('nothing expires before its closing date', () => {
  expect(findTransitionProblem('expire', 'clock', buildFacts({ status: 'Published' }))).toBe('notYetExpired')
})

const ENDED = {
  status: 'Archived',
  archiveReason: 'Filled',
  archivedAt: new Date('2026-11-14T22:00:00Z'),
  closingDate: '2026-12-24',
  companySuspended: false,
} as const

test.each([
  ['owner', {}, '2026-11-21', '2026-11-21'],
  ['owner', {}, '2026-11-22', null],
  ['admin', { closingDate: '2026-11-18' }, '2026-11-18', '2026-11-18'],
  ['admin', { closingDate: '2026-11-18' }, '2026-11-19', null],
  ['owner', { closingDate: null }, '2026-11-14', '2026-11-21'],
  ['owner', { archiveReason: 'Moderation' }, '2026-11-15', null],
  ['platformAdmin', { archiveReason: 'Moderation' }, '2026-11-15', '2026-11-21'],
  ['platformAdmin', { companySuspended: true }, '2026-11-15', null],
  ['owner', { status: 'Published', archivedAt: null }, '2026-11-15', null],
  ['member', {}, '2026-11-15', null],
  [null, {}, '2026-11-15', null],
] as const)('%s of a job with %j may on %s restore it until %s', (actor, changes, today, last) => {
  expect(lastRestoreDay({ ...ENDED, ...changes }, actor, today)).toBe(last)
})
