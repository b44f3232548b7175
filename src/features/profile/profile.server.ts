import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { db, type Transaction } from '#/db/client.server.ts'
import { toProfileColumns, toProfileDocument } from '#/db/documents/profile-document.ts'
import { profile, user } from '#/db/schema/index.ts'
import type { Actor } from '#/domain/access/actor.ts'
import { AppError, notFoundError } from '#/domain/app-error.ts'
import { EMPTY_PROFILE_DOCUMENT, type ProfileDocument } from '#/domain/profile/profile-document.ts'
import { profileAccessBy, type AskedBy } from '#/domain/profile/visibility.ts'
import { toIsoDate } from '#/domain/time/iso-date.ts'
import { keptAnonymous } from '#/platform/anonymity/kept-anonymous.server.ts'
import { findProfileViewer } from '#/platform/anonymity/profile-viewer.server.ts'
import { isCandidateId, openCandidateId } from '#/platform/candidate-id/candidate-id.server.ts'
import { countUse, rateLimitedError } from '#/platform/rate-limit/rate-limit.server.ts'
import { firstOffered } from '#/platform/language/reader-language.server.ts'
import { enqueue } from '#/platform/tasks/tasks.server.ts'
import { listEmployerNames } from './employer-names.server.ts'
import { judgeChanges } from './judge-changes.ts'
import { isOfOwnCompany } from './own-company.server.ts'
import { claimProfileVideo, requireStoredVideo } from './profile-video.server.ts'
import { STEP_SCHEMAS, type ProfileStepChange } from './profile.schema.ts'
import {
  toAnonymousView,
  toProfileView,
  type MyProfileView,
  type ProfilePerson,
  type ProfileView,
} from './profile.view.ts'

export type LoadedProfile = {
  person: ProfilePerson
  document: ProfileDocument
  accountType: typeof user.$inferSelect.type
  isBanned: boolean
  /** When the profile last changed; null before it is begun. */
  changedAt: Date | null
}

/** A person and their document; somebody who has not begun a profile has an empty one. */
async function findProfile(userId: string): Promise<LoadedProfile | null> {
  // user_pkey and profile_pkey.
  const [row] = await db()
    .select({ user, profile })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(eq(user.id, userId))
  if (!row) return null
  const { firstName, lastName, name, email, image, type, banned, language } = row.user
  return {
    person: {
      userId,
      firstName,
      lastName,
      name,
      email,
      image,
      profileVideo: row.profile?.profileVideo ?? null,
      language: firstOffered([language]),
    },
    document: row.profile ? toProfileDocument(row.profile) : EMPTY_PROFILE_DOCUMENT,
    accountType: type,
    isBanned: banned,
    changedAt: row.profile?.updatedAt ?? null,
  }
}

type Asked = { ownerId: string; askedBy: AskedBy; besideJob: string | null }

/** The person that an id means. Throws not-found for a candidate's id that was not made here, or of a job of others. */
async function findAsked(actor: Actor | null, id: string): Promise<Asked> {
  if (!isCandidateId(id)) return { ownerId: id, askedBy: 'account', besideJob: null }
  const pair = openCandidateId(id)
  if (!pair || !actor || !(await isOfOwnCompany(actor, pair.jobId))) throw notFoundError()
  return { ownerId: pair.userId, askedBy: 'candidate', besideJob: pair.jobId }
}

/**
 * The profile of anybody, as the caller may see it: by the id of their account, or by the one that they have among the
 * candidates of a job of the caller's company. It tells no other id than that. Throws not-found for what they may not
 * see; only admins see a banned one.
 */
export async function getProfileFor(actor: Actor | null, id: string): Promise<ProfileView> {
  const { ownerId, askedBy, besideJob } = await findAsked(actor, id)
  const [found, viewer] = await Promise.all([
    findProfile(ownerId),
    findProfileViewer(actor, ownerId, besideJob),
  ])
  if (!found || (found.isBanned && actor?.accountType !== 'Admin')) throw notFoundError()
  const { person, document, accountType } = found
  const access = profileAccessBy(askedBy, viewer, { ...document.preferences, userId: ownerId, accountType })
  if (access === 'none') throw notFoundError()
  const today = toIsoDate(new Date())
  if (access === 'anonymous')
    return toAnonymousView(id, keptAnonymous(found.changedAt, document, person), {
      ...{ today, language: person.language },
    })
  return toProfileView({ ...person, userId: id }, document, { access, today })
}

/** The caller with their document. Throws not-found when their account is gone. */
export async function requireOwnProfile(actor: Actor): Promise<LoadedProfile> {
  const found = await findProfile(actor.userId)
  if (!found) throw notFoundError()
  return found
}

/** The caller's own profile, whole. Throws as `requireOwnProfile` does. */
export async function getOwnProfile(actor: Actor): Promise<MyProfileView> {
  const found = await requireOwnProfile(actor)
  const excludedEmployers = await listEmployerNames(found.document.preferences.excludedEmployers)
  return { ...found.person, document: found.document, excludedEmployers }
}

type Names = Pick<ProfilePerson, 'firstName' | 'lastName'>
type ProfileColumns = ReturnType<typeof toProfileColumns> & Pick<ProfilePerson, 'profileVideo'>

/** What the steps hold, as it is stored; nobody changes it before the transaction ends. */
async function lockOwnProfile(
  tx: Transaction,
  userId: string,
): Promise<{ names: Names; columns: ProfileColumns }> {
  // user_pkey, then profile_pkey. The account comes first: it is there when the profile is not, and names live in it.
  const [names] = await tx
    .select({ firstName: user.firstName, lastName: user.lastName })
    .from(user)
    .where(eq(user.id, userId))
    .for('no key update')
  if (!names) throw notFoundError()
  const [row] = await tx.select().from(profile).where(eq(profile.userId, userId))
  const document = row ? toProfileDocument(row) : EMPTY_PROFILE_DOCUMENT
  return { names, columns: { ...toProfileColumns(document), profileVideo: row?.profileVideo ?? null } }
}

/** Throws an invalid-error that names each field, unless all that differs from what is stored follows the rules. */
function toStorable({ step, values }: ProfileStepChange, stored: Record<string, unknown>) {
  const { value, issues } = judgeChanges<z.ZodObject>(STEP_SCHEMAS[step], values, stored)
  if (issues.length > 0) {
    throw new AppError('INVALID', 'error.invalid', {
      issues: issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message })),
    })
  }
  const { firstName, lastName, ...columns } = value as Partial<Names & ProfileColumns>
  return { names: { firstName, lastName }, columns }
}

async function storeStep(tx: Transaction, userId: string, input: ProfileStepChange): Promise<void> {
  const stored = await lockOwnProfile(tx, userId)
  const { names, columns } = toStorable(input, { ...stored.names, ...stored.columns })
  const current = stored.columns.profileVideo
  await claimProfileVideo(tx, columns.profileVideo, { current, ownerId: userId })
  if (names.firstName !== undefined || names.lastName !== undefined) {
    const { firstName = stored.names.firstName, lastName = stored.names.lastName } = names
    // The full name is derived from its parts.
    const name = `${firstName} ${lastName}`
    await tx.update(user).set({ firstName, lastName, name }).where(eq(user.id, userId))
  }
  await tx
    .insert(profile)
    .values({ ...toProfileColumns(EMPTY_PROFILE_DOCUMENT), ...columns, userId })
    .onConflictDoUpdate({ target: profile.userId, set: { ...columns, updatedAt: new Date() } })
  const before = new Set(stored.columns.excludedEmployers)
  // Likes at their jobs end, which is the business of those who keep likes.
  if (columns.excludedEmployers?.some((id) => !before.has(id)))
    await enqueue(tx, 'employers-excluded', { userId })
}

/** One may have half a megabyte; whoever types saves once in some seconds. */
const SAVES = { max: 600, windowSeconds: 600 }

/**
 * Stores fields of some steps in the caller's own profile, all or none, making the row when there is none, and answers the
 * whole. Throws rate-limited above six hundred in ten minutes. Repeating it changes nothing but the time. Nothing in `inputs` can name another person's row.
 */
export async function storeProfileSteps(
  actor: Actor,
  inputs: readonly ProfileStepChange[],
): Promise<MyProfileView> {
  const { userId } = actor
  const use = await countUse(db(), { key: `profile-save:${userId}`, ...SAVES })
  if (!use.allowed) throw rateLimitedError(use)
  for (const { values } of inputs) await requireStoredVideo(userId, values.profileVideo)
  await db().transaction(async (tx) => {
    for (const input of inputs) await storeStep(tx, userId, input)
  })
  return getOwnProfile(actor)
}
