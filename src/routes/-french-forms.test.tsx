import { act, render, renderHook, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFormatter } from 'use-intl'
import { useJobTexts } from '#/components/job/use-job-texts.ts'
import { useDayText } from '#/features/admin/components/analytics/use-day-text.ts'
import { useMeasureText } from '#/features/admin/components/analytics/use-measure-text.ts'
import { JobLists } from '#/features/jobs/components/detail/job-lists.tsx'
import { useDayWords } from '#/features/jobs/components/editor/use-day-words.ts'
import { useFilterLabel } from '#/features/jobs/components/list/use-filter-label.ts'
import { useMonth, useSpan } from '#/features/profile/use-span.ts'
import { french } from '#/i18n/french.ts'
import { loadMessages } from '#/i18n/messages.ts'
import { TextsProvider } from '#/i18n/texts-provider.tsx'
import { translateText, type TextValues } from '#/i18n/translate.ts'
import { buildJobView } from '#tests/factories/build-job-view.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const InFrench = ({ children }: { children: ReactNode }) => (
  <TextsProvider language="fr">{children}</TextsProvider>
)

/** Spaces that hold are told from others by a test of the catalogue; here they would only be hard to read. */
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')

/** What a hook says to a reader of French. */
async function said<Result>(useIt: () => Result, say: (result: Result) => string | null) {
  const { result } = await act(async () => {
    const rendered = renderHook(useIt, { wrapper: InFrench })
    await loadMessages('fr')
    return rendered
  })
  return plain(say(result.current))
}

const phrase = (key: string, values: TextValues) => plain(translateText('fr', french, key, values))

const MILLION = 1_000_000

test.each([
  ['admin.table.count', ['0 résultat', '1 résultat', '2 résultats', '1 000 000 de résultats']],
  ['admin.overview.matches', ['0 match', '1 match', '2 matchs', '1 000 000 de matchs']],
  ['admin.overview.likes', ['0 j’aime', '1 j’aime', '2 j’aime', '1 000 000 de j’aime']],
  ['job.list.count', ['0 offre', '1 offre', '2 offres', '1 000 000 d’offres']],
  [
    'map.inView',
    ['Aucune offre visible', '1 offre visible', '2 offres visibles', '1 000 000 d’offres visibles'],
  ],
  [
    'organization.page.openJobs',
    ['Aucune offre ouverte', '1 offre ouverte', '2 offres ouvertes', '1 000 000 d’offres ouvertes'],
  ],
])('%s of 0, 1, 2 and a million is said as %j', { tags: ['R003'] }, (key, sentences) => {
  const spoken = [0, 1, 2, MILLION].map((count) => phrase(key, { count, capped: 'false' }))
  expect(spoken).toEqual(sentences)
})

test.each([
  ['common.form.usedOfMax', { used: 1_200, max: 10_000 }, '1 200 sur 10 000'],
  ['job.status.likesOf', { fresh: 1_200, total: 34_500 }, '1 200 nouveaux sur 34 500'],
  ['match.dashboard.likes.all', { count: 1_234 }, 'Les 1 234'],
  ['match.count.people', { count: MILLION }, '1 000 000 de personnes'],
  ['profile.rail.skills', { count: 0 }, 'Aucune compétence'],
  ['fit.confidence', { percent: 80, compared: 8, total: 10 }, 'Fiabilité 80 % : 8 critères comparés sur 10'],
  ['fit.you.experience.asks', { asked: 1.5 }, 'L’offre demande 1,5 an'],
  // A row of the list has room for fourteen characters here.
  ['fit.you.placeAndDistance.shortKm', { km: 16_650 }, '~16 650 km'],
])('%s of %j is said as "%s"', (key, values, text) => {
  expect(phrase(key, values)).toBe(text)
})

const PAY = { minSalary: 41_000, maxSalary: 48_500, currency: 'EUR', salaryPeriod: 'Year' } as const

test.each([
  [PAY, '41 000–48 500 € par an'],
  [{ ...PAY, maxSalary: null }, 'à partir de 41 000 € par an'],
  [{ ...PAY, minSalary: null }, 'jusqu’à 48 500 € par an'],
  [{ ...PAY, maxSalary: 41_000, currency: 'GBP' as const }, '41 000 £ par an'],
])('the pay %j is said as "%s"', async (pay, text) => {
  expect(await said(useJobTexts, ({ payOf }) => payOf(pay))).toBe(text)
})

test.each([
  ['2026-12-12', '12 décembre'],
  ['2027-02-04', '4 février 2027'],
])('the day %s is said as "%s"', async (day, text) => {
  expect(await said(useJobTexts, ({ dayOf }) => dayOf(day))).toBe(text)
})

test.each([
  ['2026-11-21T11:00:00Z', 'aujourd’hui'],
  ['2026-11-16T12:00:00Z', 'il y a 5 jours'],
  ['2025-08-31T12:00:00Z', 'le 31 août 2025'],
])('published at %s reads "%s"', async (publishedAt, text) => {
  expect(await said(useJobTexts, ({ postedOf }) => postedOf(publishedAt))).toBe(text)
})

test('a language that a job asks for begins with a capital, as it stands alone', async () => {
  const job = buildJobView({ languages: [{ language: 'en', level: 'C1' }] })
  const { container } = await act(async () => {
    const rendered = render(<JobLists job={job} />, { wrapper: InFrench })
    await loadMessages('fr')
    return rendered
  })
  expect(within(container).getByText('Anglais, C1')).toBeTruthy()
})

test('a month, a span and a day with its distance are French', async () => {
  expect(await said(useMonth, (month) => month('2024-02'))).toBe('févr. 2024')
  const span = { startDate: '2022-04', endDate: null }
  expect(await said(useSpan, (spanOf) => spanOf(span))).toBe('avr. 2022 – aujourd’hui')
  const day = await said(useDayWords, ({ wordsOf }) => wordsOf('2026-12-18'))
  expect(day).toBe('vendredi 18 décembre 2026, dans 27 jours')
  expect(await said(useDayWords, ({ wordsOf }) => wordsOf('2026-11-22'))).toMatch(/, demain$/)
  expect(await said(useDayText, (dayText) => dayText('2026-08-09'))).toBe('9 août')
})

test.each([
  ['likes', MILLION, '1 000 000'],
  ['matchRate', 0.125, '12,5 %'],
  ['answerHours', 36, '36 heures'],
  ['answerHours', 60, '2,5 jours'],
] as const)('the number %s of %d is written as "%s"', async (measure, value, text) => {
  expect(await said(useMeasureText, (textOf) => textOf(measure, value))).toBe(text)
})

test('a filter names its amount in French', async () => {
  const label = await said(
    () => useFilterLabel('EUR'),
    (labelOf) => labelOf('minSalary', { minSalary: '30000' }),
  )
  expect(label).toBe('30 000 € et plus')
})

test('lists, shares, moments and distances in time are those of French', { tags: ['R003'] }, async () => {
  const moment = new Date('2026-11-21T08:00:00Z')
  const texts = await said(useFormatter, (format) =>
    [
      format.list(['Rust', 'SQL', 'Go']),
      format.list(['SQL', 'Go'], { type: 'disjunction' }),
      format.number(0.5, { style: 'percent' }),
      format.number(1_200, { notation: 'compact' }),
      format.relativeTime(moment, new Date()),
      format.dateTime(moment, { dateStyle: 'medium' }),
    ].join('\n'),
  )
  expect(texts?.split('\n')).toEqual([
    ...['Rust, SQL et Go', 'SQL ou Go', '50 %', '1,2 k', 'il y a 4 heures', '21 nov. 2026'],
  ])
})
