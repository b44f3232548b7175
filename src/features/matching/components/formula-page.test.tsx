import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { FACTOR_KEYS } from '#/domain/matching/types.ts'
import { FACTOR_WEIGHTS, FORMULA_VERSION } from '#/domain/matching/weights.ts'
import { french } from '#/i18n/french.ts'
import { LOCALES, type Language } from '#/i18n/languages.ts'
import { englishMessages, type Messages } from '#/i18n/messages.ts'
import { createQueryClient } from '#/lib/query-client.ts'
import { factorsOf, publishedBands } from '../published-formula.ts'
import { FormulaPage } from './formula-page.tsx'

function rendered(language: Language, messages: Messages): string {
  return renderToString(
    <IntlProvider
      locale={LOCALES[language]}
      messages={messages}
      timeZone="UTC"
      onError={(error) => {
        throw error
      }}
    >
      <QueryClientProvider client={createQueryClient()}>
        <FormulaPage />
      </QueryClientProvider>
    </IntlProvider>,
  ).replaceAll('<!-- -->', '')
}

test(
  'the page shows the version, and each factor with the weight that the formula computes with',
  { tags: ['2.12j'] },
  () => {
    const html = rendered('en', englishMessages())
    expect(html).toContain(`Version ${FORMULA_VERSION} of the formula`)
    for (const key of FACTOR_KEYS) expect(html).toContain(`${FACTOR_WEIGHTS[key]} of 100`)
  },
)

test('the weights published for each side add up to a hundred', () => {
  for (const side of ['person', 'job'] as const) {
    expect(factorsOf(side).reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
  }
})

test('every score has a band: the last one lies below the lowest floor', () => {
  const bands = publishedBands()
  expect(bands.at(-1)).toEqual({ band: 'weak', below: 35 })
  expect(bands).toHaveLength(4)
})

test('French says the same, with every number in its place', () => {
  expect(rendered('fr', french)).toContain(`Version ${FORMULA_VERSION} de la formule`)
})
