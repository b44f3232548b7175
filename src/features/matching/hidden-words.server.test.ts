import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Fit } from '#/domain/matching/types.ts'
import { db } from '#/db/client.server.ts'
import { job, profile, profileMeaning, user } from '#/db/schema/index.ts'
import { writeMeaning } from '#/platform/meaning/write-meaning.tasks.server.ts'
import { buildAsked } from '#tests/factories/build-asked.ts'
import { buildWork } from '#tests/factories/build-profile-document.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import { buildEmployer, seenOf, setState } from '#tests/setup/candidates-stage.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { countCandidates } from './candidate-count.server.ts'
import { findJobFit, listJobFits } from './fits.server.ts'

await useTestDatabase()

const GUESS = 'Quillfeather'

const skill = (name: string) => ({ name, level: null, years: 3, evidenceWorkId: null })

/** Somebody anonymous who put their employer into every line of work. */
const namedAfter = (employer: string) =>
  buildSeeker({
    work: [buildWork({ position: employer, organization: `${employer} Ltd` })],
    skills: ['Dry stone walling', employer, `${employer} method`].map(skill),
    ...{ location: employer, lat: null, lng: null, countryCode: null },
    preferences: { anonymousUntilMatch: true, desiredTitles: [employer] },
  })

const numbersOf = (fit: Fit | null | undefined) =>
  fit && [fit.fit, fit.e, fit.c, fit.confidence, fit.factors.map(({ points, credit }) => [points, credit])]

test('a guess at a hidden word tells nothing: list, suggestions, order and stored meaning are those of anybody with another one', async () => {
  const stage = await buildEmployer()
  const asked = { title: GUESS, mustHaveSkills: ['Dry stone walling', GUESS, `${GUESS} method`] }
  await db()
    .update(job)
    .set({ ...asked, location: GUESS, lat: null, lng: null, countryCode: null })
    .where(eq(job.id, stage.jobId))
  const named = await Promise.all([GUESS, 'Wendholt', 'Morvland'].map(namedAfter))
  await writeMeaning()
  const told = async () => {
    const seen = await Promise.all(named.map((seeker) => seenOf(stage, seeker)))
    return seen.map((view) => view && { ...view, candidateId: '', label: '' })
  }
  const meanings = await db().select().from(profileMeaning)
  expect(new Set(meanings.map(({ keys, skillIds }) => JSON.stringify([keys, skillIds]))).size).toBe(1)
  for (const state of [null, 'liked'] as const) {
    for (const { userId } of state ? named : []) await setState(userId, stage.jobId, 'liked')
    const [guessed, ...others] = await told()
    expect(guessed?.fit?.factors[0]?.shows?.values).toEqual({ skills: ['Dry stone walling', 'method'] })
    expect(others).toEqual([guessed, guessed])
  }
})

test('who is anonymous sees the numbers that the employer sees, before a match and after it', async () => {
  const [stage, seeker] = [await buildEmployer(), await namedAfter(GUESS)]
  await db()
    .update(job)
    .set({ title: GUESS, mustHaveSkills: [GUESS, 'Dry stone walling'] })
    .where(eq(job.id, stage.jobId))
  await setState(seeker.userId, stage.jobId, 'liked')
  const seen = numbersOf((await seenOf(stage, seeker))?.fit)
  const own = await findJobFit(seeker, stage.jobId)
  expect(numbersOf(own)).toEqual(seen)
  expect(own?.raises.filter(({ text }) => text.key === 'raise.addSkill')).toEqual([])
  expect(numbersOf((await listJobFits(seeker, [stage.jobId]))[stage.jobId])).toEqual(seen)
  await setState(seeker.userId, stage.jobId, 'matched')
  expect(numbersOf((await seenOf(stage, seeker))?.fit)).toEqual(seen)
})

test('the counter finds nobody by a word that is hidden', async () => {
  const stage = await buildEmployer()
  for (let nth = 0; nth < 6; nth += 1) await namedAfter('Peverell')
  await writeMeaning()
  const count = (name: string) =>
    countCandidates(stage.employer, {
      ...buildAsked({ workLocation: null, mustHaveSkills: [name] }),
      jobId: stage.jobId,
    })
  expect((await count('Dry stone walling'))?.found).toBeGreaterThanOrEqual(6)
  expect(await count('Peverell')).toEqual({
    found: null,
    drops: [{ kind: 'skill', skill: 'Peverell', people: expect.any(Number) }],
  })
})

test('what is stored of who is anonymous is written anew when a name, an address or the choice itself changes', async () => {
  const { userId } = await buildSeeker({
    skills: [skill('Brackenmoor craft')],
    preferences: { anonymousUntilMatch: true },
  })
  const skillIds = async () => {
    await writeMeaning()
    const [row] = await db().select().from(profileMeaning).where(eq(profileMeaning.userId, userId))
    return row?.skillIds
  }
  const whole = await skillIds()
  await db().update(user).set({ lastName: 'Brackenmoor' }).where(eq(user.id, userId))
  const cut = await skillIds()
  expect(cut).not.toEqual(whole)
  await db().update(user).set({ lastName: 'Byron' }).where(eq(user.id, userId))
  expect(await skillIds()).toEqual(whole)
  await db().update(user).set({ email: 'ada@brackenmoor.example' }).where(eq(user.id, userId))
  expect(await skillIds()).toEqual(cut)
  await db().update(profile).set({ anonymousUntilMatch: false }).where(eq(profile.userId, userId))
  expect(await skillIds()).toEqual(whole)
})
