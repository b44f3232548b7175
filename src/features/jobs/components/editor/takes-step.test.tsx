import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { JobDetails } from '#/domain/job/job-details.ts'
import { savedSteps } from '#tests/fakes/fake-job-editor.ts'
import { renderJobStep } from '#tests/setup/render-job-step.tsx'
import { fill, screen } from '#tests/setup/render.tsx'

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

/** Asks for no language unless told to: each one brings a list of all languages, which is long to draw. */
const renderTakes = (details: Partial<JobDetails> = {}) =>
  renderJobStep(2, { details: { languages: [], ...details } })

test('the step asks for the work itself, and for the languages it needs', async () => {
  await renderTakes({ languages: [{ language: 'en', level: 'C1' }] })
  expect(field('Description').value).toContain('You design what keeps a city dry')
  const languages = within(screen.getByRole('group', { name: 'Languages optional' }))
  expect(languages.getByRole<HTMLSelectElement>('combobox', { name: 'Language 1' }).value).toBe('en')
})

test('the two lists of skills are two, each of ten at most', async () => {
  const { user } = await renderTakes({ mustHaveSkills: ['NEC4'], niceToHaveSkills: [] })
  await user.type(field('Nice-to-have skills'), 'GIS{Enter}')
  await user.tab()
  expect(savedSteps().at(-1)?.values).toEqual({ niceToHaveSkills: ['GIS'] })
  expect(screen.getAllByText('1 of 10')).toHaveLength(2)
})

test.each([
  ['Must-have skills', 'Moved up: Génie civil is a must-have now.', ['NEC4', 'Génie civil'], []],
  ['Nice-to-have skills', 'Moved down: NEC4 is nice to have now.', [], ['Génie civil', 'NEC4']],
] as const)(
  'a skill of the other list moves to %s as it was spelt, and that is said',
  async (name, said, must, nice) => {
    const lists = { mustHaveSkills: ['NEC4'], niceToHaveSkills: ['Génie civil'] }
    const { user, stored } = await renderTakes(lists)
    await user.type(field(name), name.startsWith('Must') ? 'genie-civil{Enter}' : 'nec4{Enter}')
    expect(screen.getByText(said)).toBeTruthy()
    await user.tab()
    expect(stored()).toMatchObject({ mustHaveSkills: must, niceToHaveSkills: nice })
    await user.type(field(name), 'Surveying{Enter}')
    expect(screen.queryByText(said)).toBeNull()
  },
)

test('a pasted list takes what stood in the other as it was spelt, and the rest as it comes', async () => {
  const { user, stored } = await renderTakes({ mustHaveSkills: ['Python', 'GIS'], niceToHaveSkills: ['CAD'] })
  await user.click(field('Nice-to-have skills'))
  await user.paste('gis, SQL, python')
  await user.tab()
  expect(stored()).toMatchObject({ mustHaveSkills: [], niceToHaveSkills: ['CAD', 'GIS', 'SQL', 'Python'] })
})

test('a skill that stands in both lists is not written twice into one', async () => {
  const lists = { mustHaveSkills: ['Front end'], niceToHaveSkills: ['Front end'] }
  const { user, stored } = await renderTakes(lists)
  await user.type(field('Nice-to-have skills'), 'front-end{Enter}')
  await user.tab()
  expect(stored()).toMatchObject({ mustHaveSkills: [], niceToHaveSkills: ['Front end'] })
})

test('a draft that has a skill in both lists loads, says so, and may go on being written', async () => {
  const lists = { mustHaveSkills: ['GIS', 'CAD'], niceToHaveSkills: ['gis'] }
  const { user, stored } = await renderTakes(lists)
  const said = 'gis stands in both lists. Keep it in one.'
  expect(screen.getByText(said)).toBeTruthy()
  await user.type(field('Nice-to-have skills'), 'Surveying{Enter}')
  await user.tab()
  expect(stored()).toMatchObject({ ...lists, niceToHaveSkills: ['gis', 'Surveying'] })
  await user.click(screen.getByRole('button', { name: 'Remove gis' }))
  expect(screen.queryByText(said)).toBeNull()
})

test('more years than a life of work are refused', async () => {
  const { user } = await renderTakes({ experienceYears: null })
  await fill(user, field('Experience'), '999')
  expect(field('Experience').value).toBe('999')
  expect(screen.getByText('Give whole years, from 0 to 50')).toBeTruthy()
})

test('a level of education and how much it matters are two answers', async () => {
  const { user, stored } = await renderTakes()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Education' }), 'Master')
  const matters = within(screen.getByRole('radiogroup', { name: 'How much the education matters' }))
  await user.click(matters.getByRole('radio', { name: 'Required' }))
  await user.tab()
  expect(stored()).toMatchObject({ educationLevel: 'Master', educationRequirement: 'Required' })
})
