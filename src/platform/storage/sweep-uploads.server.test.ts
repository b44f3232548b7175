import { randomUUID } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { job, organization, profile, upload, user } from '#/db/schema/index.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import { buildUpload as buildOwnUpload } from '#tests/factories/build-upload.ts'
import { countWaiting } from '#tests/setup/count-waiting.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { useTestStorage } from '#tests/setup/storage.ts'
import { sweepWhileSaving } from '#tests/setup/sweep-while-saving.ts'
import { deleteFiles } from './delete-files.tasks.server.ts'
import { claimUpload } from './claim-upload.server.ts'
import { storeFile } from './storage.server.ts'
import { sweepUploads } from './sweep-uploads.tasks.server.ts'

const { dataDir, isOnDisk } = await useTestStorage()
await useTestDatabase()
beforeEach(() => db().delete(upload))

const buildUpload = (hoursAgo: number) => buildOwnUpload('company-logos', { hoursAgo })

const keptRows = async () => {
  const rows = await db().select({ name: upload.name }).from(upload)
  return rows.map(({ name }) => `/files/${name}`).toSorted()
}

test(
  'what nobody shows after a day goes with its row; what is younger stays',
  { tags: ['2.10c'] },
  async () => {
    const [old, young] = [await buildUpload(26), await buildUpload(24)]
    await Promise.all([sweepUploads(), sweepUploads()])
    await sweepUploads()
    expect([isOnDisk(old), isOnDisk(young)]).toEqual([false, true])
    expect(await keptRows()).toEqual([young])
  },
)

test('what any row shows stays, however its address is written', async () => {
  const addresses = await Promise.all(Array.from({ length: 6 }, () => buildUpload(48)))
  const [picture, film, logo, video, jobVideo, unused] = addresses as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const { userId } = await buildSeeker()
  const organizationId = await buildOrganization()
  const jobId = await buildJob({ organizationId })
  await db()
    .update(user)
    .set({ image: `http://localhost:3000${picture}` })
    .where(eq(user.id, userId))
  await db().update(profile).set({ profileVideo: film }).where(eq(profile.userId, userId))
  await db().update(organization).set({ logo, video }).where(eq(organization.id, organizationId))
  await db().update(job).set({ video: jobVideo }).where(eq(job.id, jobId))
  await sweepUploads()
  const kept = addresses.slice(0, 5)
  expect(kept.map(isOnDisk)).toEqual([true, true, true, true, true])
  expect([isOnDisk(unused), await keptRows()]).toEqual([false, kept.toSorted()])
})

test('the tables that show a file are all asked: every column that is called like one', async () => {
  const { rows } = await db().execute<{ column: string }>(sql`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = 'public' and column_name ~ '(image|logo|video|picture|photo|(?<!pro)file)'
      and column_name !~ '_(at|count)$' order by 1`)
  expect(rows.map(({ column }) => column)).toEqual([
    'job.video',
    'organization.logo',
    'organization.video',
    'profile.profile_video',
    'user.image',
  ])
})

test('a row whose file was never put in place goes too, and a file that cannot be deleted keeps its row', async () => {
  const createdAt = new Date(Date.now() - 26 * 3_600_000)
  const stuck = `company-videos/${randomUUID()}.mp4`
  // A directory where a file should be.
  await mkdir(join(dataDir, 'files', stuck, 'x'), { recursive: true })
  const names = [`company-videos/${randomUUID()}.mp4`, stuck]
  await db()
    .insert(upload)
    .values(names.map((name) => ({ name, bytes: 1, createdAt })))
  await sweepUploads()
  expect(await keptRows()).toEqual([`/files/${stuck}`])
})

test('a drawing of ours stays, with the note of whom it shows', async () => {
  const drawing = await storeFile('profile-pictures', Buffer.from('a'), {
    extension: 'webp',
    name: 'drawing',
  })
  const createdAt = new Date(Date.now() - 26 * 3_600_000)
  await db()
    .insert(upload)
    .values({ name: drawing.slice('/files/'.length), bytes: 0, createdAt })
  await sweepUploads()
  expect([isOnDisk(drawing), await keptRows()]).toEqual([true, [drawing]])
})

test('many old files go at once', async () => {
  await db().execute(sql`insert into upload (name, bytes, created_at)
    select 'company-logos/' || gen_random_uuid() || '.webp', 1, now() - interval '2 days' from generate_series(1, 250)`)
  await sweepUploads()
  expect(await keptRows()).toEqual([])
})

test('what was left unfinished an hour ago goes, what is being received stays', async () => {
  const incoming = join(dataDir, 'incoming')
  await mkdir(incoming, { recursive: true })
  for (const name of ['old', 'new']) await writeFile(join(incoming, name), 'half')
  const anHourAgo = new Date(Date.now() - 3_700_000)
  await utimes(join(incoming, 'old'), anHourAgo, anHourAgo)
  await sweepUploads()
  expect(await readdir(incoming)).toEqual(['new'])
})

test('a file deleted with its last row takes its note along', async () => {
  const address = await buildUpload(1)
  await deleteFiles({ names: [address.slice('/files/'.length), 'no-such-name', '../x'] })
  expect([isOnDisk(address), await keptRows()]).toEqual([false, []])
})

const LOGO = { folder: 'company-logos' } as const

test('a file that is being saved is not swept, and stays as what the company shows', async () => {
  const logo = await buildUpload(26)
  const id = await buildOrganization()
  await db().transaction(async (tx) => {
    expect(await claimUpload(tx, logo, LOGO)).toBe(true)
    await tx.update(organization).set({ logo }).where(eq(organization.id, id))
    await sweepUploads()
  })
  await sweepUploads()
  expect([isOnDisk(logo), await keptRows()]).toEqual([true, [logo]])
})

test('a file that is about to be saved by somebody else is not swept, nor counted among the bytes of the day', async () => {
  const logo = await buildUpload(48)
  expect(await claimUpload(db(), logo, LOGO)).toBe(true)
  await sweepUploads()
  expect(isOnDisk(logo)).toBe(true)
  const ofToday = sql`${upload.createdAt} > now() - interval '1 day'`
  expect(await db().$count(upload, ofToday)).toBe(0)
  await db()
    .update(upload)
    .set({ createdAt: sql`${upload.createdAt} - interval '1 hour'` })
  await sweepUploads()
  expect(isOnDisk(logo)).toBe(false)
})

test('a file of today keeps its age when it is saved', async () => {
  const logo = await buildUpload(3)
  const [before] = await db().select().from(upload)
  await claimUpload(db(), logo, LOGO)
  expect(await db().select().from(upload)).toEqual([before])
})

test('whoever comes while a file is swept waits, and is told that it is gone', async () => {
  const logo = await buildUpload(26)
  const answer = await sweepWhileSaving(logo, () => claimUpload(db(), logo, LOGO))
  expect(answer).toMatchObject({ value: false })
})

test('a file whose last row went is kept when somebody is saving it at that moment', async () => {
  const logo = await buildUpload(1)
  const id = await buildOrganization()
  const { deleting } = await db().transaction(async (tx) => {
    await claimUpload(tx, logo, LOGO)
    const started = deleteFiles({ names: [logo.slice('/files/'.length)] })
    await expect.poll(countWaiting).toBeGreaterThan(0)
    await tx.update(organization).set({ logo }).where(eq(organization.id, id))
    return { deleting: started }
  })
  await deleting
  expect([isOnDisk(logo), await keptRows()]).toEqual([true, [logo]])
})
