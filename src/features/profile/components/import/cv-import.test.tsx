import { waitFor, within } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromJsonResume } from '#/domain/profile/from-json-resume.ts'
import { EMPTY_PREFERENCES, EMPTY_PROFILE_DOCUMENT } from '#/domain/profile/profile-document.ts'
import { buildProfileDocument, buildWork } from '#tests/factories/build-profile-document.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import type { CvReading } from '../../import/cv-reading.ts'
import { saveProfileSteps } from '../../profile.functions.ts'
import type { MyProfileView } from '../../profile.view.ts'
import { toReviewDraft, type ReviewDraft } from '../../import/review-draft.ts'
import { CvImport } from './cv-import.tsx'
import { CvReview } from './cv-review.tsx'

vi.mock('../../profile.functions.ts')

const mineWith = (document = EMPTY_PROFILE_DOCUMENT): MyProfileView => ({
  ...{ userId: 'u', firstName: 'Ada', lastName: 'Byron', name: 'Ada Byron', email: 'ada@example.com' },
  ...{ image: null, profileVideo: null, language: 'en' as const, document, excludedEmployers: [] },
})

function readingOf(resume: unknown): CvReading {
  let ids = 0
  const proposal = fromJsonResume(resume, { newId: () => `id-${(ids += 1)}`, sectorNamed: () => null })
  return { from: 'json', proposal, faults: [] }
}

const READING = readingOf({
  basics: { name: 'Ada Byron', label: 'Drainage engineer' },
  work: [
    { name: 'Harrow & Pike', position: 'Engineer', startDate: '2021-01', summary: 'Flood walls' },
    { name: 'Ponte Norte', position: 'Trainee' },
  ],
  skills: [{ name: 'NEC4' }, { name: 'GIS' }],
  awards: [{ title: 'Prize of the Guild' }],
})

const answer = vi.fn<() => Response>(() => Response.json(READING))
const fetched = vi.fn<typeof fetch>(() => Promise.resolve(answer()))

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('fetch', fetched)
  vi.mocked(saveProfileSteps).mockReset().mockResolvedValue(mineWith())
})
afterEach(() => vi.unstubAllGlobals())

async function bring(mine = mineWith()) {
  const onAdded = vi.fn<(saved: MyProfileView) => void>()
  const page = await renderPage(<CvImport mine={mine} onAdded={onAdded} />)
  const input = document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.unreachable()
  await page.user.upload(input, new File(['{}'], 'cv.json', { type: 'application/json' }))
  return { ...page, onAdded }
}

const steps = () => vi.mocked(saveProfileSteps).mock.calls[0]?.[0]?.data.steps

test('a file is read, and nothing is saved before one says so', async () => {
  await bring()
  await screen.findByRole('heading', { name: 'Check what we found' })
  expect(screen.getByRole('checkbox', { name: 'Add Engineer' })).toHaveProperty('checked', true)
  expect(screen.getByText('Flood walls')).toBeTruthy()
  expect(screen.getByText('Prize of the Guild')).toBeTruthy()
  expect(saveProfileSteps).not.toHaveBeenCalled()
})

test('what is incomplete keeps all from being added, and is put right or skipped', async () => {
  const { user, onAdded } = await bring()
  const add = await screen.findByRole('button', { name: 'Add 5 things' })
  expect(screen.getByText('One of them is not complete.')).toBeTruthy()
  await user.click(add)
  expect(saveProfileSteps).not.toHaveBeenCalled()
  expect(await screen.findAllByText('Give a month and a year')).toHaveLength(2)
  await user.click(screen.getByRole('checkbox', { name: 'Add Trainee' }))
  await user.click(screen.getByRole('button', { name: 'Add 4 things' }))
  await waitFor(() => expect(onAdded).toHaveBeenCalledOnce())
  expect(steps()).toMatchObject([
    { step: 1, values: { headline: 'Drainage engineer' } },
    { step: 2, values: { work: [{ position: 'Engineer' }] } },
    { step: 4, values: { skills: [{ name: 'NEC4' }, { name: 'GIS' }] } },
  ])
  expect(sessionStorage.getItem('import-u')).toBeNull()
})

test('what is put right is what is added', async () => {
  const { user } = await bring(
    mineWith(buildProfileDocument({ work: [buildWork({ id: 'own' })], skills: [] })),
  )
  await user.click(await screen.findByRole('button', { name: 'Edit: Engineer' }))
  const field = screen.getByRole('combobox', { name: 'Position' })
  await user.clear(field)
  await user.type(field, 'Senior Engineer')
  await user.click(screen.getByRole('checkbox', { name: 'Add Trainee' }))
  await user.click(screen.getByRole('button', { name: /^Add \d things$/ }))
  await waitFor(() => expect(saveProfileSteps).toHaveBeenCalledOnce())
  expect(steps()?.find(({ step }) => step === 2)?.values).toMatchObject({
    work: [{ id: 'own' }, { position: 'Senior Engineer' }],
  })
})

test('what would replace something one has said is skipped at first, and says what stands there now', async () => {
  await bring(mineWith(buildProfileDocument({ headline: 'Poet' })))
  const about = within(await screen.findByRole('region', { name: 'About you' }))
  expect(about.getByRole('checkbox', { name: 'Add Headline' })).toHaveProperty('checked', false)
  expect(about.getByText('Now: Poet')).toBeTruthy()
})

test('the wishes of an export are offered, and who sees the profile is none of them', async () => {
  const wishes = { desiredTitles: ['Lock Keeper'], minSalary: 30_000, currency: 'GBP', salaryPeriod: 'Year' }
  const preferences = { ...EMPTY_PREFERENCES, ...wishes, visibility: 'Public' }
  answer.mockReturnValueOnce(Response.json(readingOf({ basics: {}, meta: { 'x-preferences': preferences } })))
  const { user } = await bring()
  const section = within(await screen.findByRole('region', { name: 'What you want' }))
  expect(section.getByText('£30,000 a year')).toBeTruthy()
  await user.click(section.getByRole('button', { name: 'Edit: The work' }))
  await user.click(section.getByRole('checkbox', { name: 'Full time' }))
  await user.click(screen.getByRole('button', { name: 'Add 2 things' }))
  await waitFor(() => expect(saveProfileSteps).toHaveBeenCalledOnce())
  expect(steps()).toMatchObject([
    { step: 5, values: { desiredTitles: ['Lock Keeper'], jobTypes: ['FullTime'], minSalary: 30_000 } },
  ])
  expect(steps()?.[0]?.values).not.toHaveProperty('visibility')
})

test('more than a profile holds is said beside the list and at the foot, and a country alone by its name', async () => {
  const skills = Array.from({ length: 61 }, (_, nth) => ({ name: `Skill ${nth}` }))
  answer.mockReturnValueOnce(
    Response.json(readingOf({ basics: { location: { countryCode: 'DE' } }, skills })),
  )
  const { user } = await bring()
  expect(await screen.findByText('Germany')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Skill 60' }))
  expect(screen.getByText('A profile holds 60 of them. Leave one out.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add 62 things' }))
  expect(screen.getByText('More is chosen than a profile holds.')).toBeTruthy()
  expect(saveProfileSteps).not.toHaveBeenCalled()
})

test('a town that is typed anew belongs to no point until it is chosen', async () => {
  const location = { address: 'Bath', 'x-lat': 51.38, 'x-lng': -2.36, countryCode: 'GB' }
  answer.mockReturnValueOnce(Response.json(readingOf({ basics: { location } })))
  const { user } = await bring()
  await user.click(await screen.findByRole('button', { name: 'Edit: Town' }))
  await user.type(screen.getByRole('combobox', { name: 'Town' }), 'ford')
  await user.click(screen.getByRole('button', { name: 'Add one thing' }))
  await waitFor(() => expect(saveProfileSteps).toHaveBeenCalledOnce())
  expect(steps()).toMatchObject([{ step: 1, values: { location: 'Bathford', lat: null, lng: null } }])
})

test('a review outlives a reload of the page, and one may start over', async () => {
  const { unmount } = await bring()
  await screen.findByRole('heading', { name: 'Check what we found' })
  unmount()
  const { user } = await renderPage(<CvImport mine={mineWith()} onAdded={vi.fn<() => void>()} />)
  await user.click(await screen.findByRole('button', { name: 'Start over' }))
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeTruthy()
})

test('what the server refuses is said in its words, and another file can be chosen', async () => {
  const words = 'Not a CV at all'
  answer.mockReturnValueOnce(
    Response.json({ code: 'INVALID', error: words, message: words }, { status: 422 }),
  )
  await bring()
  expect((await screen.findByRole('alert')).textContent).toContain('Not a CV at all')
  expect(screen.getByRole('button', { name: 'Choose another file' })).toBeTruthy()
})

test('what is put right is told by the time it is drawn', async () => {
  const onChange = vi.fn<(draft: ReviewDraft) => void>()
  const field = () => screen.queryByRole<HTMLInputElement>('combobox', { name: 'Position' })
  const drawn: (string | undefined)[] = []
  const told: (string | undefined)[] = []
  // The end of a commit: layout effects have run, passive effects have not.
  const look = () => {
    drawn.push(field()?.value)
    told.push(onChange.mock.lastCall?.[0].values[2].work[0]?.position)
  }
  const { user } = await renderPage(
    <Profiler id="review" onRender={look}>
      <CvReview
        mine={mineWith()}
        draft={toReviewDraft(mineWith(), READING)}
        onChange={onChange}
        onStartOver={() => undefined}
        onAdd={() => Promise.resolve()}
      />
    </Profiler>,
  )
  await user.click(screen.getByRole('button', { name: 'Edit: Engineer' }))
  drawn.length = told.length = 0
  await user.type(field() ?? expect.unreachable(), '!')
  expect(drawn).toContain('Engineer!')
  expect(told).toEqual(drawn)
})
