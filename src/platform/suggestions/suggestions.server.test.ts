import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { SECTORS } from '#/domain/job/vocabulary.ts'
import { ANSWERED_MAX } from '#/domain/suggestions/choose-words.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { STARTING_SKILLS } from './starting-skills.ts'
import { STARTING_TITLES } from './starting-titles.ts'
import { suggestWordsSchema } from './suggestions.schema.ts'
import { countSuggestion, findWords } from './suggestions.server.ts'

await useTestDatabase()

const publish = (title: string, mustHaveSkills: string[], niceToHaveSkills: string[] = []) =>
  buildJob({ title, mustHaveSkills, niceToHaveSkills })

beforeAll(async () => {
  await publish('Zonal Ranger', ['Zeppelin piloting', 'ZEPPELIN repair'])
  await publish('Zonal Ranger', ['Zeppelin repair'], ['Zeppelin mooring'])
  await publish(' Zonal ranger', ['Zeppelin Repair', 'zeppelin-repair'], ['Zeppelin repair'])
  await publish(`Zonal ${'very '.repeat(16)}long`, ['Java'])
  const organizationId = await buildOrganization()
  await buildJob({
    title: 'Zonal Draft',
    mustHaveSkills: ['Zeppelin drafts'],
    status: 'Draft',
    organizationId,
  })
  await buildJob({
    title: 'Zonal Past',
    mustHaveSkills: ['Zeppelin past'],
    status: 'Archived',
    organizationId,
  })
})
afterEach(() => void vi.restoreAllMocks())

const skills = (typed: string) => findWords({ kind: 'skill', typed })
const titles = (typed: string) => findWords({ kind: 'title', typed })

test('skills of published jobs are suggested, the more used first, each in its most used spelling', async () => {
  expect(await skills('zep')).toEqual(['Zeppelin repair', 'Zeppelin mooring', 'Zeppelin piloting'])
})

test('titles of published jobs are suggested, and none of drafts, of jobs that ended, or too long for others', async () => {
  expect(await titles('zonal')).toEqual(['Zonal Ranger'])
})

test('an empty instance suggests from the starting list: of every sector ten titles and 25 skills', async () => {
  expect(await titles('nurs')).toEqual(['Nurse', 'Nursery Practitioner', 'Dental Nurse'])
  expect(await skills('javas')).toEqual(['JavaScript'])
  const named = (lists: Record<string, string>) =>
    SECTORS.map((sector) => lists[sector]?.split(',').length ?? 0)
  expect(Math.min(...named(STARTING_TITLES))).toBeGreaterThanOrEqual(10)
  expect(Math.min(...named(STARTING_SKILLS))).toBeGreaterThanOrEqual(25)
})

test('a skill is no title, and a title no skill', async () => {
  expect(await titles('zeppelin')).toEqual([])
  expect(await skills('zonal')).toEqual([])
})

test('there are never more than asked for, and none for a single letter', async () => {
  expect(await skills('co')).toHaveLength(ANSWERED_MAX)
  expect(await skills('c')).toEqual([])
})

test('words are read once in ten minutes; then who asks first still gets those of before', async () => {
  await titles('zonal')
  await publish('Zonal Keeper', ['Zeppelin keeping'])
  expect(await titles('zonal k')).toEqual([])
  const now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now + 11 * 60_000)
  expect(await titles('zonal k')).toEqual([])
  await expect.poll(() => titles('zonal k')).toEqual(['Zonal Keeper'])
})

test('when the database fails, the words of before are suggested', async () => {
  expect(await skills('zeppelin r')).toEqual(['Zeppelin repair'])
  const now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now + 60 * 60_000)
  vi.spyOn(db(), 'execute').mockRejectedValue(new Error('gone'))
  expect(await skills('zeppelin r')).toEqual(['Zeppelin repair'])
  expect(await skills('zeppelin r')).toEqual(['Zeppelin repair'])
})

test.each([
  ['another kind', { kind: 'employer', typed: 'ab' }],
  ['more than anybody types', { kind: 'skill', typed: 'a'.repeat(81) }],
  ['what is no text', { kind: 'skill', typed: 1 }],
])('%s is refused', (_what, data) => {
  expect(suggestWordsSchema.safeParse(data).success).toBe(false)
})

test('one who asks far more than anybody types is told to wait', async () => {
  const asked = Array.from({ length: 601 }, () => countSuggestion('somebody'))
  const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(1)
  await expect(countSuggestion('somebody else')).resolves.toBeUndefined()
})
