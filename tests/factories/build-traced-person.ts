import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { toProfileColumns } from '#/db/documents/profile-document.ts'
import {
  invitation,
  jobLike,
  jobTransition,
  member,
  profile,
  session,
  team,
  teamMember,
  twoFactor,
  upload,
  user,
} from '#/db/schema/index.ts'
import { storeContactMessage } from '#/features/contact/contact.server.ts'
import { mailMatch } from '#/features/matching/matches.tasks.server.ts'
import { storeFile } from '#/platform/storage/storage.server.ts'
import { enqueue } from '#/platform/tasks/tasks.server.ts'
import { callAuth, cookiesAfter } from '#tests/setup/call-auth.ts'
import { buildJob } from './build-job.ts'
import { buildMember, buildOrganization } from './build-organization.ts'
import { buildProfileDocument } from './build-profile-document.ts'
import { buildUser } from './build-user.ts'

export const TRACED_PASSWORD = 'correct horse'
const TRACED_NAME = { firstName: 'Zephyrine', lastName: 'Quillfeather' }

/** Signs up with a password and confirms the address; answers who that is and what their browser sends. */
export async function buildWithPassword({ type = 'Individual' } = {}) {
  const email = `zephyrine-${randomUUID()}@example.com`
  const name = `${TRACED_NAME.firstName} ${TRACED_NAME.lastName}`
  const answer = await callAuth('/sign-up/email', {
    ...TRACED_NAME,
    ...{ name, type, email, password: TRACED_PASSWORD },
  })
  const cookie = cookiesAfter(answer)
  const [row] = await db()
    .update(user)
    .set({ emailVerified: true })
    .where(eq(user.email, email))
    .returning({ id: user.id })
  return { userId: row?.id ?? '', email, name, cookie }
}

/** Mails that went to the address they had before, which asked for another and for a new password. */
async function changeAddress({ userId, email, cookie }: { userId: string; email: string; cookie: string }) {
  const newEmail = `quillfeather-${randomUUID()}@example.com`
  await callAuth('/request-password-reset', { email })
  await callAuth('/change-email', { newEmail, callbackURL: '/' }, cookie)
  await db().update(user).set({ email: newEmail }).where(eq(user.id, userId))
  return { formerEmail: email, email: newEmail }
}

/** A picture and a video on the disk, shown by the person's rows. */
async function addFiles(userId: string) {
  const picture = await storeFile('profile-pictures', Buffer.from('a face'), { extension: 'webp' })
  const video = await storeFile('profile-videos', Buffer.from('a film'), { extension: 'mp4' })
  await db().update(user).set({ image: picture }).where(eq(user.id, userId))
  await db()
    .insert(upload)
    .values({ name: picture.slice('/files/'.length), userId, bytes: 6 })
  await db()
    .insert(profile)
    .values({ ...toProfileColumns(buildProfileDocument()), userId, profileVideo: video })
  return { picture, video }
}

/** What they said to jobs, and what was mailed and will be mailed about it. */
async function addMatch(userId: string) {
  const organizationId = await buildOrganization({ name: 'Matching Mills' })
  const colleague = await buildMember(await buildUser({ type: 'Employer' }), organizationId)
  const jobId = await buildJob({ organizationId, title: 'Miller' })
  const at = new Date()
  await db().insert(jobLike).values({ userId, jobId, state: 'matched', likedAt: at, matchedAt: at })
  await mailMatch({ userId, jobId })
  await enqueue(db(), 'match-made', { userId, jobId })
  return { employer: colleague, matchedJobId: jobId }
}

/** Their place beside another owner in a company, with a team, a job, invitations and the log of it. */
async function addWork(userId: string, cookie: string) {
  const organizationId = await buildOrganization({ name: 'Quarry and Sons' })
  const owner = await buildMember(await buildUser({ type: 'Employer' }), organizationId)
  const [teamId, invitee] = [randomUUID(), `${randomUUID()}@example.com`]
  await db().insert(member).values({ id: randomUUID(), organizationId, userId, organizationRole: 'owner' })
  await db().insert(team).values({ id: teamId, organizationId, name: 'Pit', memberCount: 2 })
  for (const id of [userId, owner.userId]) {
    await db().insert(teamMember).values({ id: randomUUID(), teamId, userId: id })
  }
  const createdJobId = await buildJob({ organizationId, title: 'Stone cutter', createdBy: userId })
  await db().insert(jobTransition).values({ jobId: createdJobId, actorId: userId, toStatus: 'Draft' })
  await callAuth('/organization/invite-member', { organizationId, email: invitee, role: 'member' }, cookie)
  return { organizationId, owner, teamId, invitee, createdJobId }
}

/** What others wrote to their address, what they wrote themselves, and secrets under way. */
async function addCorrespondence({ userId, email, name }: { userId: string; email: string; name: string }) {
  const inviter = await buildUser({ type: 'Employer' })
  const organizationId = await buildOrganization({ name: 'Inviting Inns' })
  const expiresAt = new Date(Date.now() + 86_400_000)
  await db()
    .insert(invitation)
    .values({
      ...{ id: randomUUID(), organizationId, organizationRole: 'admin', expiresAt },
      ...{ email: email.toUpperCase(), inviterId: inviter.userId },
    })
  await storeContactMessage({ name, email, message: 'Where is my match?', website: '' }, randomUUID())
  await callAuth('/request-password-reset', { email })
  await db().insert(twoFactor).values({ id: randomUUID(), userId, secret: 's', backupCodes: 'b' })
  const impersonated = await buildUser()
  await db()
    .insert(session)
    .values({
      ...{ id: randomUUID(), userId: impersonated.userId, token: randomUUID(), expiresAt },
      impersonatedBy: userId,
    })
  return { inviter }
}

/** Nobody does, and the database sees to it; this one leaves rows on both sides, to be found again. */
async function standOnBothSides(userId: string) {
  await db().transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = 'replica'`)
    await tx.update(user).set({ type: 'Individual' }).where(eq(user.id, userId))
  })
}

/**
 * Somebody who left a trace in every table there is, by the product's own ways where it has one. Needs prepared tasks,
 * a storage and the product's own auth hooks.
 */
export async function buildTracedPerson() {
  const registered = await buildWithPassword()
  const person = { ...registered, ...(await changeAddress(registered)) }
  const { userId, cookie } = person
  const files = await addFiles(userId)
  const work = await addWork(userId, cookie)
  await standOnBothSides(userId)
  const match = await addMatch(userId)
  const correspondence = await addCorrespondence(person)
  return { ...person, ...files, ...match, ...work, ...correspondence }
}
