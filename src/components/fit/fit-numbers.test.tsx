import fc from 'fast-check'
import { cleanup, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { computeFit } from '#/domain/matching/fit.ts'
import { shortReasons, type Voice } from '#/domain/matching/short-reasons.ts'
import type { Fit } from '#/domain/matching/types.ts'
import { arbitraryJob, arbitraryPerson } from '#tests/factories/arbitrary-match.ts'
import { buildMatchJob, buildMatchPerson } from '#tests/factories/build-match.ts'
import { renderPage, renderTexts, screen } from '#tests/setup/render.tsx'
import { FitPanel } from './fit-panel.tsx'
import { FitReasons } from './fit-reasons.tsx'
import { FitRing } from './fit-ring.tsx'

const HEADINGS = {
  you: { person: 'How you meet the job', job: 'How the job meets you' },
  they: { person: 'How they meet the job', job: 'How the job meets them' },
} as const

type Side = { score: string; points: number; weights: number; bars: number }

/** What a reader adds up on one side: the points and weights that its bars say aloud. */
function readSide(heading: string): Side {
  const section = screen.getByRole('heading', { name: heading }).closest('section')
  if (!section) throw new Error(`no section for ${heading}`)
  const said = within(section)
    .queryAllByText(/^\d+ of \d+ points$/)
    .map(({ textContent }) => textContent?.match(/\d+/g)?.map(Number) ?? [])
  const sum = (index: 0 | 1) => said.reduce((total, numbers) => total + (numbers[index] ?? 0), 0)
  const score = section.querySelector('header span')?.textContent ?? ''
  return { score, points: sum(0), weights: sum(1), bars: section.querySelectorAll(':scope > ul > li').length }
}

const whole = computeFit(buildMatchPerson(), buildMatchJob())

test.each(['you', 'they'] as const)('the bars that %s reads add up to the two scores', async (voice) => {
  await renderPage(<FitPanel fit={whole} perspective={voice} />)
  const person = readSide(HEADINGS[voice].person)
  const job = readSide(HEADINGS[voice].job)
  expect(person).toMatchObject({ score: String(whole.e), points: whole.e, weights: 100 })
  expect(job).toMatchObject({ score: String(whole.c), points: whole.c, weights: 100 })
  expect(person.bars + job.bars).toBe(11)
})

async function readNumbers(voice: Voice) {
  const { container } = await renderPage(<FitPanel fit={whole} perspective={voice} />)
  const said = container.textContent?.match(/\d+ of \d+ points|not compared|\d+ of 100|\d+% confidence:/g)
  cleanup()
  return said
}

test('both readers see the same points, bar for bar', { tags: ['2.12g'] }, async () => {
  expect(await readNumbers('you')).toEqual(await readNumbers('they'))
})

test('whoever meets whichever job, the bars add up and no sentence comes out as a bare key', async () => {
  const voices = fc.constantFrom<Voice>('you', 'they')
  await fc.assert(
    fc.asyncProperty(arbitraryPerson, arbitraryJob, voices, async (person, job, voice) => {
      const fit = computeFit(person, job)
      const { container } = await renderPage(<FitPanel fit={fit} perspective={voice} />)
      for (const [side, score] of [['person', fit.e] as const, ['job', fit.c] as const]) {
        const read = readSide(HEADINGS[voice][side])
        expect(read).toMatchObject({ score: String(score ?? '–'), points: score ?? 0 })
        expect([0, 100]).toContain(read.weights)
      }
      expect(container.textContent).not.toMatch(/\bfit\.|\{\w+|undefined|NaN|\[object/)
      cleanup()
    }),
    { numRuns: 15 },
  )
})

test('the panel is named by what it found', async () => {
  await renderPage(<FitPanel fit={whole} perspective="you" />)
  const panel = screen.getByRole('region', { name: /fit$/ })
  expect(within(panel).getByRole('link', { name: 'How matching works' }).getAttribute('href')).toBe(
    '/how-matching-works',
  )
})

/** To an employer "you" is the employer: only what belongs to the person must be said of them. */
const VOICES: [Voice, RegExp, RegExp][] = [
  ['you', /You list no skills/, /(they|their|them)\b/i],
  ['they', /They list no skills/, /you (list|gave|asked)|your (radius|list|wish|town|sectors)/i],
]

test.each(VOICES)('the voice for "%s" never slips into the other', async (voice, own, other) => {
  const nobody = buildMatchPerson({ skills: [], work: [], education: [], languages: [], sectors: [] })
  const fit = computeFit(nobody, buildMatchJob())
  const { container } = await renderPage(<FitPanel fit={fit} perspective={voice} />)
  const said = container.textContent ?? ''
  expect(said).toMatch(own)
  expect(said).not.toMatch(other)
})

test('hard requirements that are not met are listed with their reasons', async () => {
  const far = computeFit(buildMatchPerson(), buildMatchJob({}, { status: 'Archived' }))
  await renderPage(<FitPanel fit={far} perspective="you" />)
  expect(screen.getByText('In the way').parentElement?.querySelectorAll('li')).toHaveLength(far.gates.length)
  expect(far.gates.length).toBeGreaterThan(0)
})

test('without a hurdle there is no word about one', async () => {
  await renderPage(<FitPanel fit={{ ...whole, gates: [] }} perspective="you" />)
  expect(screen.queryByText('In the way')).toBeNull()
})

test.each<[Pick<Fit, 'fit' | 'band'>, string]>([
  [{ fit: 84, band: 'strong' }, '84 of 100: Strong fit'],
  [{ fit: 60, band: 'good' }, '60 of 100: Good fit'],
  [{ fit: 40, band: 'partial' }, '40 of 100: Partial fit'],
  [{ fit: 0, band: 'weak' }, '0 of 100: Weak fit'],
  [{ fit: null, band: null }, 'Not enough to compare yet'],
])('the ring for %j says %j', (fit, said) => {
  renderTexts(<FitRing fit={fit} />)
  expect(screen.getByText(said)).toBeTruthy()
})

test('a row shows at most two reasons', () => {
  renderTexts(<FitReasons reasons={shortReasons(whole)} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByText('2 of 3 skills')).toBeTruthy()
})

test('a row without a reason has no empty list', () => {
  renderTexts(<FitReasons reasons={[]} />)
  expect(screen.queryByRole('list')).toBeNull()
})
