import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { job, upload } from '#/db/schema/index.ts'
import { FILES_PATH } from '#/domain/media/storage-url.ts'
import { withoutShown } from '#/platform/storage/shown-files.server.ts'
import { buildUpload } from '#tests/factories/build-upload.ts'
import { buildEmployer } from '#tests/setup/candidates-stage.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { getVisibleJob } from './job-detail.server.ts'
import { saveStep } from './job-editor.server.ts'
import { saveJobStepSchema } from './job-editor.schema.ts'

await useTestDatabase()

type Stage = Awaited<ReturnType<typeof buildEmployer>>

const saving = ({ employer, jobId }: Stage, video: string | null) =>
  saveStep(employer, { id: jobId, step: 1, status: 'Published', values: { video } })

test(
  'a video is saved with the step, shown to everybody, kept by the sweep, and can be taken away',
  { tags: ['R133'] },
  async () => {
    const stage = await buildEmployer()
    const video = await buildUpload('job-videos', { hoursAgo: 30 })
    expect((await saving(stage, video)).details.video).toBe(video)
    expect((await getVisibleJob(null, stage.jobId)).video).toBe(video)
    expect(await withoutShown(db(), [video.slice(FILES_PATH.length)])).toEqual([])
    await saving(stage, null)
    expect((await getVisibleJob(null, stage.jobId)).video).toBeNull()
  },
)

test('a video that nobody uploaded is refused beside its field, and nothing is written', async () => {
  const stage = await buildEmployer()
  const nowhere = '/files/job-videos/3f0f0c5e-3c7a-4a55-9f0d-1a2b3c4d5e6f.mp4'
  await expect(saving(stage, nowhere)).rejects.toMatchObject({
    code: 'INVALID',
    issues: [{ field: 'video', message: 'error.wrongUpload' }],
  })
  expect((await getVisibleJob(null, stage.jobId)).video).toBeNull()
})

test('a video that was swept while it was being saved is refused', async () => {
  const stage = await buildEmployer()
  const video = await buildUpload('job-videos')
  await db()
    .delete(upload)
    .where(eq(upload.name, video.slice(FILES_PATH.length)))
  await expect(saving(stage, video)).rejects.toMatchObject({ code: 'INVALID' })
})

test('a video whose file was lost keeps nobody from saving the rest', async () => {
  const stage = await buildEmployer()
  const lost = '/files/job-videos/3f0f0c5e-3c7a-4a55-9f0d-1a2b3c4d5e6f.mp4'
  await db().update(job).set({ video: lost }).where(eq(job.id, stage.jobId))
  expect((await saving(stage, lost)).details.video).toBe(lost)
})

test('a stranger is told that there is no job, whether or not the file is there', async () => {
  const [{ jobId }, { employer, organizationId }] = [await buildEmployer(), await buildEmployer()]
  for (const video of [await buildUpload('job-videos'), '/files/job-videos/a.mp4']) {
    const stage = { employer, organizationId, jobId }
    await expect(saving(stage, video)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})

test.each([
  'https://evil.example/files/job-videos/a.mp4',
  '//evil.example/files/job-videos/a.mp4',
  '/files/company-videos/a.mp4',
  '/files/job-videos/../company-videos/a.mp4',
  '/files-evil/job-videos/a.mp4',
])('a video at %j is not one that was uploaded for a job', { tags: ['R160'] }, (video) => {
  const read = saveJobStepSchema.safeParse({ id: 'job', step: 1, status: 'Draft', values: { video } })
  expect(read.error?.issues[0]?.message).toBe('error.wrongUpload')
})
