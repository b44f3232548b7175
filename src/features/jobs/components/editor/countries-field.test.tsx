import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderJobPart } from '#tests/setup/render-job-step.tsx'
import { screen } from '#tests/setup/render.tsx'
import { CountriesField } from './countries-field.tsx'

const renderWith = (...countries: string[]) =>
  renderJobPart(1, <CountriesField />, { details: { workLocation: 'Remote', countries } })

const choice = () => screen.getByLabelText<HTMLSelectElement>('Countries one can work from')
const offered = () => [...choice().options].map(({ text }) => text)
const chosen = () => screen.queryAllByRole('button', { name: /^Remove / }).map((chip) => chip.textContent)

test('a country is added by choosing it, and then no longer offered', async () => {
  const { user, stored } = await renderWith('FR')
  expect(chosen()).toEqual(['France'])
  await user.selectOptions(choice(), 'Ireland')
  expect(chosen()).toEqual(['France', 'Ireland'])
  expect(offered()).not.toContain('Ireland')
  await user.tab()
  expect(stored()?.countries).toEqual(['FR', 'IE'])
})

test('keys walk through the countries, and the one they stop at is added when they leave', async () => {
  const { user } = await renderWith()
  await user.tab()
  fireEvent.keyDown(choice(), { key: 'i' })
  for (const code of ['IS', 'IN', 'IE']) fireEvent.change(choice(), { target: { value: code } })
  expect(chosen()).toEqual([])
  await user.tab()
  expect(chosen()).toEqual(['Ireland'])
})

test('a country is taken away by its own button, and the keyboard stays with the field', async () => {
  const { user } = await renderWith('FR', 'IE')
  await user.click(screen.getByRole('button', { name: 'Remove France' }))
  expect(chosen()).toEqual(['Ireland'])
  expect(offered()).toContain('France')
  await waitFor(() => expect(document.activeElement).toBe(choice()))
})

test('countries stand in the order of the alphabet, by name and not by code', async () => {
  await renderWith('FR')
  const names = offered().slice(1)
  expect(names.length).toBeGreaterThan(190)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-GB')))
  expect(names).toContain('Germany')
})
