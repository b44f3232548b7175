import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage, screen } from '#tests/setup/render.tsx'
import type { ExampleChoices } from '../example-fit.ts'
import { computeExampleFit } from '../compute-example-fit.ts'
import { FormulaExample } from './formula-example.tsx'

vi.mock('../example-fit.functions.ts', () => ({
  getExampleFit: ({ data }: { data: ExampleChoices }) => Promise.resolve(computeExampleFit(data, {})),
}))

const said = async () => Number((await screen.findByRole('status')).textContent?.match(/\d+/)?.[0])

test('what one adds to the person is scored anew', { tags: ['2.12j'] }, async () => {
  const { user } = await renderPage(<FormulaExample />)
  const before = await said()
  await user.click(screen.getByRole('checkbox', { name: 'React' }))
  await waitFor(async () => expect(await said()).toBeGreaterThan(before))
})

test('a floor that is not said is left out, and named', async () => {
  const { user } = await renderPage(<FormulaExample />)
  await said()
  await user.click(screen.getByRole('radio', { name: 'Not said' }))
  expect(await screen.findByText('Give your minimum salary; it stays private')).toBeTruthy()
})
