import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CEFR_LEVELS } from '#/domain/job/vocabulary.ts'
import type { LanguageSkill } from '#/domain/profile/languages.ts'
import { renderJobPart } from '#tests/setup/render-job-step.tsx'
import { screen } from '#tests/setup/render.tsx'
import { LanguagesField } from './languages-field.tsx'

const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const optionsOf = (name: string) => [...choice(name).options].map(({ text }) => text)
const renderWith = (languages: LanguageSkill[]) =>
  renderJobPart(2, <LanguagesField />, { details: { languages } })

test('a language is added by choosing it, at the level most ads mean', async () => {
  const { user } = await renderWith([])
  await user.selectOptions(choice('Add a language'), 'French')
  expect(choice('Language 1').value).toBe('fr')
  expect(choice('Level of language 1').value).toBe('B2')
})

test('keys walk through the languages, and only the one they stop at is added', async () => {
  const { user } = await renderWith([])
  await user.tab()
  fireEvent.keyDown(choice('Add a language'), { key: 'ArrowDown' })
  for (const code of ['af', 'ak', 'sq'])
    fireEvent.change(choice('Add a language'), { target: { value: code } })
  expect(screen.queryByRole('combobox', { name: 'Language 1' })).toBeNull()
  await user.keyboard('{Enter}')
  expect(choice('Language 1').value).toBe('sq')
  expect(screen.queryByRole('combobox', { name: 'Language 2' })).toBeNull()
  expect(choice('Add a language').value).toBe('')
  expect(document.activeElement).toBe(choice('Add a language'))
})

test('the keyboard stays in a list of languages while they change and go', async () => {
  const { user } = await renderWith([
    { language: 'en', level: 'C1' },
    { language: 'fr', level: 'B1' },
  ])
  choice('Language 1').focus()
  fireEvent.change(choice('Language 1'), { target: { value: 'de' } })
  expect(document.activeElement).toBe(choice('Language 1'))
  await user.click(screen.getByRole('button', { name: 'Remove German' }))
  await waitFor(() => expect(document.activeElement).toBe(choice('Add a language')))
})

test('every level can be asked for', async () => {
  await renderWith([{ language: 'en', level: 'C1' }])
  expect(optionsOf('Level of language 1')).toHaveLength(CEFR_LEVELS.length)
})

test('no language is asked for twice', async () => {
  const { user } = await renderWith([
    { language: 'en', level: 'C1' },
    { language: 'fr', level: 'B1' },
  ])
  expect(optionsOf('Add a language')).not.toContain('English')
  expect(optionsOf('Language 2')).not.toContain('English')
  expect(optionsOf('Language 1')).toContain('English')
  await user.click(screen.getByRole('button', { name: 'Remove English' }))
  expect(choice('Language 1').value).toBe('fr')
  expect(choice('Level of language 1').value).toBe('B1')
  expect(optionsOf('Add a language')).toContain('English')
})

test('after ten languages none is added', async () => {
  const codes = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'da']
  const { user } = await renderWith(codes.map((language) => ({ language, level: 'B1' })))
  expect(screen.queryByRole('combobox', { name: 'Add a language' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove Danish' }))
  await waitFor(() => expect(document.activeElement).toBe(choice('Add a language')))
  await user.selectOptions(choice('Add a language'), 'Irish')
  await waitFor(() => expect(document.activeElement).toBe(choice('Language 10')))
})

test('a language chosen by keys in the opened list is added as soon as it is chosen', async () => {
  await renderWith([])
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  fireEvent.keyDown(choice('Add a language'), { key: ' ' })
  // Keys that the browser's own list takes are not heard of.
  vi.runAllTimers()
  fireEvent.change(choice('Add a language'), { target: { value: 'ga' } })
  expect(choice('Language 1').value).toBe('ga')
})

test('a tenth language that is added by leaving the list calls nobody back', async () => {
  const codes = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt', 'pl', 'sv']
  const { user } = await renderWith(codes.map((language) => ({ language, level: 'B1' })))
  choice('Add a language').focus()
  fireEvent.keyDown(choice('Add a language'), { key: 'ArrowDown' })
  fireEvent.change(choice('Add a language'), { target: { value: 'ga' } })
  await user.click(choice('Language 1'))
  expect(choice('Language 10').value).toBe('ga')
  await new Promise((resolve) => void requestAnimationFrame(resolve))
  expect(document.activeElement).toBe(choice('Language 1'))
})
