import { lockWhole } from '../advisory-locks.server.ts'
import { inLongTransaction, type Transaction } from '#/db/client.server.ts'
import {
  account,
  job,
  jobLike,
  jobTransition,
  member,
  organization,
  profile,
  upload,
  user,
} from '#/db/schema/index.ts'
import { DEMO_PASSWORD } from './cast.ts'
import { DEMO_COMPANIES } from './companies.ts'
import {
  oldestFirst,
  toAccountRow,
  toJobRow,
  toLikeRow,
  toOrganizationRow,
  toOwnerRow,
  toProfileRow,
  toTransitionRows,
  toUploadRow,
  toUserRow,
} from './demo-rows.ts'
import { hasUsers } from './has-users.server.ts'
import { DEMO_JOBS } from './jobs/all-jobs.ts'
import { DEMO_LIKES } from './likes.ts'
import { DEMO_PEOPLE } from './people/all-people.ts'
import { seedId } from './seed-id.ts'

export type SeedOptions = {
  hashPassword: (password: string) => Promise<string>
  /** Draws an SVG, stores it under a fixed name and answers its address. */
  storePicture: (folder: 'profile-pictures' | 'company-logos', svg: string, name: string) => Promise<string>
  /** The day the demo's dates count from. */
  today: Date
}

/**
 * Plants the demo: the cast, their companies, jobs and likes, in one transaction. Does nothing when anybody is there
 * already: what visitors changed stays changed, and a database in use gets no accounts with a known password. Of two
 * that plant at once, one waits and does nothing.
 */
export async function seedDemo(options: SeedOptions): Promise<void> {
  // Waiting for another server that does the same may take longer than a query may.
  await inLongTransaction(async (tx) => {
    await lockWhole(tx, 'seed')
    if (await hasUsers(tx)) return
    await plantCast(tx, options)
    await plantJobs(tx, options.today)
  })
}

async function plantCast(tx: Transaction, options: SeedOptions): Promise<void> {
  const { hashPassword, storePicture, today } = options
  const [passwordHash, portraits, logos] = await Promise.all([
    hashPassword(DEMO_PASSWORD),
    Promise.all(
      // Whoever may see a picture need not know whose account it is of.
      DEMO_PEOPLE.map(({ key, portrait }) =>
        storePicture('profile-pictures', portrait, seedId(`${key} portrait`)),
      ),
    ),
    Promise.all(DEMO_COMPANIES.map(({ key, logo }) => storePicture('company-logos', logo, seedId(key)))),
  ])
  const profiles = DEMO_PEOPLE.flatMap((it) => (it.profile ? [toProfileRow(it.key, it.profile)] : []))
  const companies = DEMO_COMPANIES.map((company, index) =>
    toOrganizationRow(company, logos[index] ?? '', today),
  )
  await tx
    .insert(user)
    .values(DEMO_PEOPLE.map((person, index) => toUserRow(person, portraits[index] ?? '', today)))
  await tx
    .insert(upload)
    .values(DEMO_PEOPLE.map((person, index) => toUploadRow(person, portraits[index] ?? '')))
  await tx.insert(account).values(DEMO_PEOPLE.map((person) => toAccountRow(person, passwordHash)))
  await tx.insert(profile).values(profiles)
  await tx.insert(organization).values(companies)
  await tx.insert(member).values(DEMO_COMPANIES.map((company) => toOwnerRow(company, today)))
}

async function plantJobs(tx: Transaction, today: Date): Promise<void> {
  await tx.insert(job).values(oldestFirst(DEMO_JOBS).map((demoJob) => toJobRow(demoJob, today)))
  await tx.insert(jobTransition).values(DEMO_JOBS.flatMap((demoJob) => toTransitionRows(demoJob, today)))
  await tx.insert(jobLike).values(DEMO_LIKES.map((like) => toLikeRow(like, today)))
}
