import type { LikeState } from '#/domain/job/like-state.ts'
import type { JobStatus } from '#/domain/job/vocabulary.ts'
import { FILES_PATH } from '#/domain/media/storage-url.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { hideSecrets } from './hide-secrets.ts'

type Named = { organization: string }
type Moment = Date | null

/** What the tables hold about one person, as far as it may be told to them. */
export type OwnDataRows = {
  account: {
    id: string
    type: string
    firstName: string
    lastName: string
    name: string
    email: string
    emailVerified: boolean
    image: string | null
    language: string
    currency: string
    twoFactorEnabled: boolean
    createdAt: Date
    updatedAt: Date
  }
  waysIn: { provider: string; createdAt: Date }[]
  sessions: {
    userAgent: string | null
    ipAddress: string | null
    impersonatedBy: string | null
    createdAt: Date
    updatedAt: Date
    expiresAt: Date
  }[]
  profile: { document: ProfileDocument; profileVideo: string | null; updatedAt: Date } | null
  excludedEmployers: { id: string; name: string }[]
  likes: (Named & {
    jobId: string
    title: string
    state: Exclude<LikeState, 'none'>
    likedAt: Moment
    approachedAt: Moment
    matchedAt: Moment
    withdrawnAt: Moment
    closedAt: Moment
    closeReason: string | null
  })[]
  memberships: (Named & { organizationId: string; role: string; createdAt: Date })[]
  teams: { organizationId: string; name: string }[]
  invitations: (Named & { role: string | null; status: string; createdAt: Date; expiresAt: Date })[]
  invitationsSent: (Named & { role: string | null; status: string; createdAt: Date })[]
  jobs: (Named & { id: string; title: string; status: JobStatus; createdAt: Date })[]
  jobMoves: { title: string; from: JobStatus | null; to: JobStatus; at: Date }[]
  uploads: { name: string; bytes: number; createdAt: Date }[]
  mails: { subject: string; text: string; createdAt: Date; sentAt: Moment }[]
  contactMessages: { name: string; message: string; createdAt: Date }[]
}

const SECRET_LEFT_OUT = '[a link that only worked from the mail]'
const iso = (moment: Moment) => moment?.toISOString() ?? null

/** The library's name for a password, in a word for people. */
const wayName = (provider: string) => (provider === 'credential' ? 'password' : provider)

/** A session that an admin opened to look through somebody's eyes says so, and nothing of the admin. */
function toSession({ userAgent, ipAddress, impersonatedBy, ...times }: OwnDataRows['sessions'][number]) {
  return {
    device: impersonatedBy ? null : userAgent,
    address: impersonatedBy ? null : ipAddress,
    byAdministrator: impersonatedBy !== null,
    signedInAt: iso(times.createdAt),
    lastSeenAt: iso(times.updatedAt),
    expiresAt: iso(times.expiresAt),
  }
}

/** An employer's unspoken pass is no part of it, nor is a date that it moved; its reason is told once a like is closed. */
function toLike(like: OwnDataRows['likes'][number]) {
  const { jobId, title, organization, state, likedAt, approachedAt, matchedAt, withdrawnAt } = like
  const isClosed = state === 'closed'
  return {
    ...{ jobId, title, organization, state },
    likedAt: iso(likedAt),
    approachedAt: iso(approachedAt),
    matchedAt: iso(matchedAt),
    withdrawnAt: iso(withdrawnAt),
    closedAt: isClosed ? iso(like.closedAt) : null,
    closeReason: isClosed ? like.closeReason : null,
  }
}

function toAccount({ createdAt, updatedAt, ...account }: OwnDataRows['account']) {
  const { id, type, firstName, lastName, name, email, emailVerified, image } = account
  const { language, currency, twoFactorEnabled } = account
  return {
    ...{ id, type, firstName, lastName, name, email, emailVerified, image },
    ...{ language, currency, twoFactorEnabled },
    createdAt: iso(createdAt),
    updatedAt: iso(updatedAt),
  }
}

function toProfile({ profile, excludedEmployers }: OwnDataRows) {
  if (!profile) return null
  const { document, profileVideo, updatedAt } = profile
  const names = excludedEmployers.map(({ id, name }) => ({ id, name }))
  return { document, excludedEmployers: names, profileVideo, updatedAt: iso(updatedAt) }
}

function toWork({ memberships, teams, invitationsSent, jobs, jobMoves }: OwnDataRows) {
  return {
    memberships: memberships.map(({ organizationId, organization, role, createdAt }) => ({
      ...{ organizationId, organization, role, joinedAt: iso(createdAt) },
      teams: teams.filter((team) => team.organizationId === organizationId).map(({ name }) => name),
    })),
    // Whom they were sent to is somebody else's data.
    invitationsSent: invitationsSent.map(({ organization, role, status, createdAt }) => ({
      ...{ organization, role, status, createdAt: iso(createdAt) },
    })),
    jobsCreated: jobs.map(({ id, title, organization, status, createdAt }) => ({
      ...{ id, title, organization, status, createdAt: iso(createdAt) },
    })),
    jobsMoved: jobMoves.map(({ title, from, to, at }) => ({ title, from, to, at: iso(at) })),
  }
}

function toCorrespondence({ invitations, mails, contactMessages }: OwnDataRows) {
  return {
    invitations: invitations.map(({ organization, role, status, createdAt, expiresAt }) => ({
      ...{ organization, role, status, createdAt: iso(createdAt), expiresAt: iso(expiresAt) },
    })),
    mails: mails.map(({ subject, text, createdAt, sentAt }) => ({
      ...{ subject, text: hideSecrets(text, SECRET_LEFT_OUT) },
      ...{ createdAt: iso(createdAt), sentAt: iso(sentAt) },
    })),
    contactMessages: contactMessages.map(({ name, message, createdAt }) => ({
      ...{ name, message, createdAt: iso(createdAt) },
    })),
  }
}

/** Everything a person is told of what we hold about them, field by field; moments are ISO texts. */
export function toOwnDataView(rows: OwnDataRows) {
  return {
    account: toAccount(rows.account),
    waysIn: rows.waysIn.map(({ provider, createdAt }) => ({
      kind: wayName(provider),
      since: iso(createdAt),
    })),
    sessions: rows.sessions.map(toSession),
    profile: toProfile(rows),
    likes: rows.likes.map(toLike),
    uploads: rows.uploads.map(({ name, bytes, createdAt }) => ({
      ...{ address: `${FILES_PATH}${name}`, bytes, uploadedAt: iso(createdAt) },
    })),
    ...toWork(rows),
    ...toCorrespondence(rows),
  }
}
