import { act, render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JOB_TYPES } from '#/domain/job/vocabulary.ts'
import { loadMessages } from '#/i18n/messages.ts'
import { TextsProvider } from '#/i18n/texts-provider.tsx'
import type { SelectOption } from '#/ui/select.tsx'
import { renderTexts, screen } from '#tests/setup/render.tsx'
import { useCountryName, useCountryOptions, useLanguageName, useLanguageOptions } from './use-name-options.ts'
import { useVocabularyOptions } from './use-vocabulary-options.ts'

type Chosen = (string | null)[]

function Countries({ chosen, seen }: { chosen: Chosen; seen?: (options: readonly SelectOption[]) => void }) {
  const options = useCountryOptions(...chosen)
  seen?.(options)
  return options.map(({ value, label }) => <p key={value}>{`${value} ${label}`}</p>)
}

function Languages({ chosen = null }: { chosen?: string | null }) {
  return useLanguageOptions(chosen).map(({ value, label }) => <p key={value}>{`${value} ${label}`}</p>)
}

function Names({ country, language }: { country: string; language: string }) {
  return <p>{`${useCountryName()(country)} / ${useLanguageName()(language)}`}</p>
}

function JobTypes() {
  return useVocabularyOptions('jobType', JOB_TYPES).map(({ value, label }) => <p key={value}>{label}</p>)
}

const lines = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent)

test('every country has a name, each once, sorted as one would look for it', () => {
  renderTexts(<Countries chosen={[]} />)
  const names = lines().map((line) => line.slice(3))
  expect(names.length).toBeGreaterThan(190)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-GB')))
  expect(names[0]).toBe('Afghanistan')
})

test('languages are written with a capital, and those without a name are left out', () => {
  renderTexts(<Languages />)
  for (const line of lines()) {
    const [code, name] = [line.slice(0, 2), line.slice(3)]
    expect(name.charAt(0)).toBe(name.charAt(0).toLocaleUpperCase())
    expect(name.toLowerCase()).not.toBe(code)
  }
})

test('of two languages with one name one is offered, and both are kept where they are chosen', () => {
  const { unmount } = renderTexts(<Languages chosen="ak" />)
  expect(lines().filter((line) => line.endsWith(' Akan'))).toEqual(['ak Akan'])
  unmount()
  renderTexts(<Languages chosen="tw" />)
  expect(lines().filter((line) => line.endsWith(' Akan'))).toEqual(['ak Akan', 'tw Akan'])
})

test('the server draws only what is chosen, so that it cannot disagree with the browser about names', () => {
  const html = renderToStaticMarkup(
    <TextsProvider language="en">
      <Countries chosen={['FR', null, 'GB']} />
    </TextsProvider>,
  )
  expect(html).toBe('<p>FR France</p><p>GB United Kingdom</p>')
})

test('a choice that is no country of the list is not added to it', () => {
  renderTexts(<Countries chosen={['XX']} />)
  expect(lines().some((line) => line.startsWith('XX'))).toBe(false)
})

test('drawing again with the same choice sorts nothing anew', () => {
  const drawn: (readonly SelectOption[])[] = []
  const seen = (options: readonly SelectOption[]) => void drawn.push(options)
  const { rerender } = renderTexts(<Countries chosen={['GB']} seen={seen} />)
  rerender(<Countries chosen={['GB']} seen={seen} />)
  expect(drawn.at(-1)).toBe(drawn.at(-2))
})

test.each([
  ['GB', 'en', 'United Kingdom / English'],
  ['FR', 'fr', 'France / French'],
  ['ZZ', 'zz', 'Unknown Region / Zz'],
])('%s and %s are said as %s', (country, language, said) => {
  renderTexts(<Names country={country} language={language} />)
  expect(screen.getByText(said)).toBeTruthy()
})

test('in French the same codes have French names', async () => {
  // Its texts are fetched when somebody reads French: this waits for them.
  await act(async () => {
    render(
      <TextsProvider language="fr">
        <Names country="DE" language="de" />
      </TextsProvider>,
    )
    await loadMessages('fr')
  })
  expect(screen.getByText('Allemagne / Allemand')).toBeTruthy()
})

test('a vocabulary keeps its own order', () => {
  renderTexts(<JobTypes />)
  expect(lines()).toEqual([
    'Full time',
    'Part time',
    'Flexible hours',
    'Internship',
    'Apprenticeship',
    'Volunteer',
  ])
})
