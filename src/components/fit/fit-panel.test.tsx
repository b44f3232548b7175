import { expect, test } from 'vitest'
import type { FactorResult, Fit } from '#/domain/matching/types.ts'
import { text } from '#/domain/matching/text.ts'
import { renderPage } from '#tests/setup/render.tsx'
import { FitPanel } from './fit-panel.tsx'

const compared: FactorResult = {
  key: 'mustHaveSkills',
  side: 'person',
  weight: 35,
  scaledWeight: 100,
  points: 84,
  credit: 0.84,
  share: 1,
  leftOut: null,
  band: 'strong',
  asks: null,
  shows: null,
  reason: text('experience.compared', { years: 6, asked: 4 }),
  short: null,
  evidence: [],
}
const silent: FactorResult = {
  ...compared,
  key: 'salary',
  side: 'job',
  weight: 25,
  scaledWeight: 0,
  points: 0,
  credit: null,
  band: null,
  reason: text('salary.personSilent'),
}
const fit: Fit = {
  fit: 84,
  e: 84,
  c: null,
  band: 'strong',
  confidence: 95,
  comparedFactors: 10,
  totalFactors: 11,
  factors: [compared, silent],
  gates: [{ key: 'jobClosed', reason: text('gate.jobClosed') }],
  raises: [
    { actor: 'person', text: text('raise.giveSalary'), effect: { kind: 'confidence', gain: 10 } },
    { actor: 'job', text: text('raise.jobGivePay'), effect: { kind: 'confidence', gain: 10 } },
  ],
}

/** What is read of it, whether it is seen or only said aloud. */
async function rendered(perspective: 'you' | 'they', shown: Fit = fit): Promise<string> {
  const { container, unmount } = await renderPage(<FitPanel fit={shown} perspective={perspective} />)
  const read = container.textContent
  unmount()
  return read
}

test('both readers see the same numbers, each in their own voice', async () => {
  for (const perspective of ['you', 'they'] as const) {
    const html = await rendered(perspective)
    expect(html).toContain('84 of 100: Strong fit')
    expect(html).toContain('84 of 100 points')
    expect(html).toContain('95% confidence')
  }
  expect(await rendered('you')).toContain('How you meet the job')
  expect(await rendered('they')).toContain('How they meet the job')
})

test(
  'what was not compared is named with its reason, and never drawn as zero',
  { tags: ['2.12c'] },
  async () => {
    const html = await rendered('you')
    expect(html).toContain('not compared')
    expect(html).toContain('You gave no salary')
    expect(html).not.toContain('0 of 0 points')
  },
)

test('a hard requirement that is not met is never silent', { tags: ['2.12f'] }, async () => {
  expect(await rendered('they')).toContain('In the way')
})

test('everyone is told only what they themselves could do', async () => {
  const [you, they] = [await rendered('you'), await rendered('they')]
  expect(you.match(/\+10% confidence/gu)).toHaveLength(1)
  expect(they.match(/\+10% confidence/gu)).toHaveLength(1)
  expect(you).not.toBe(they)
})

test('without a score there is a dash and a sentence, not a zero', async () => {
  const html = await rendered('you', { ...fit, fit: null, e: null, band: null })
  expect(html).toContain('Not enough to compare yet')
  expect(html).not.toContain('of 100:')
})
