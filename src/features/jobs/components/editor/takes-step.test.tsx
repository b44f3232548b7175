import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CEFR_LEVELS } from '#/domain/job/vocabulary.ts'
import { savedSteps } from '#tests/fakes/fake-job-editor.ts'
import { renderJobStep } from '#tests/setup/render-job-step.tsx'
import { screen } from '#tests/setup/render.tsx'

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description', hidden: true })
const tool = (name: string) => screen.getByRole('button', { name })
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const renderWith = (description: string) => renderJobStep(2, { details: { description } })

/** Marks part of the description, as a mouse would. */
function select(words: string) {
  const start = text().value.indexOf(words)
  text().focus()
  text().setSelectionRange(start, start + words.length)
}
const selected = () => text().value.slice(text().selectionStart, text().selectionEnd)

test.each([
  ['Bold', 'Hold **water** back'],
  ['Italic', 'Hold _water_ back'],
  ['Link', 'Hold [water](https://) back'],
  ['List', '- Hold water back'],
])('%s marks the selected words', async (name, marked) => {
  const { user } = await renderWith('Hold water back')
  select('water')
  await user.click(tool(name))
  expect(text().value).toBe(marked)
})

test.each([
  ['b', 'Hold **water** back'],
  ['i', 'Hold _water_ back'],
  ['k', 'Hold [water](https://) back'],
])('Ctrl+%s does the same', async (key, marked) => {
  const { user } = await renderWith('Hold water back')
  select('water')
  await user.keyboard(`{Control>}${key}{/Control}`)
  expect(text().value).toBe(marked)
})

test('pressed again, a mark is taken away, and the words stay selected', async () => {
  const { user } = await renderWith('Hold water back')
  select('water')
  await user.click(tool('Bold'))
  expect(selected()).toBe('water')
  await user.click(tool('Bold'))
  expect(text().value).toBe('Hold water back')
  expect(document.activeElement).toBe(text())
})

test('without a selection a sample stands in, ready to be typed over', async () => {
  const { user } = await renderWith('')
  await user.click(tool('Bold'))
  expect(text().value).toBe('**bold text**')
  expect(selected()).toBe('bold text')
})

test('a mark that would make the text too long is not set', async () => {
  const full = 'x'.repeat(20_000)
  const { user } = await renderWith(full)
  select('xx')
  await user.click(tool('Bold'))
  expect(text().value).toBe(full)
})

test('plain letters stay letters, with or without their keys', async () => {
  const { user } = await renderWith('')
  await user.type(text(), 'bik')
  expect(text().value).toBe('bik')
})

test('the preview shows the text as people will see it, and writing goes on where it was', async () => {
  const { user } = await renderWith('**Flood** walls')
  await user.click(tool('Preview'))
  expect((await screen.findByText('Flood')).tagName).toBe('STRONG')
  expect(tool('Bold').hasAttribute('disabled')).toBe(true)
  expect(tool('Write').getAttribute('aria-pressed')).toBe('true')
  await user.click(tool('Write'))
  expect(text().value).toBe('**Flood** walls')
  expect(text().hidden).toBe(false)
})

test('an empty text has an honest preview', async () => {
  const { user } = await renderWith('  ')
  await user.click(tool('Preview'))
  expect(await screen.findByText('Nothing to preview yet.')).toBeTruthy()
})

test.each([
  ['', '0 characters, at least 50'],
  ['  abc  ', '3 characters, at least 50'],
  ['x'.repeat(1_200), '1,200 characters, at least 50'],
])('a description of %j counts what is there', async (description, counted) => {
  await renderWith(description)
  expect(screen.getByText(counted)).toBeTruthy()
})

test('skills are added one by one or pasted as a list, up to ten', async () => {
  const { user, stored } = await renderJobStep(2, { details: { mustHaveSkills: [] } })
  const skills = screen.getByRole<HTMLInputElement>('textbox', { name: 'Must-have skills' })
  await user.type(skills, 'NEC4{Enter}Civil 3D,')
  await user.paste(Array.from({ length: 12 }, (_, nth) => `Skill ${nth}`).join('\n'))
  expect(screen.getByText('10 of 10')).toBeTruthy()
  expect(skills.readOnly).toBe(true)
  await user.tab()
  await waitFor(() => expect(stored()?.mustHaveSkills.slice(0, 3)).toEqual(['NEC4', 'Civil 3D', 'Skill 0']))
})

test('the two lists of skills are two', async () => {
  const { user } = await renderJobStep(2, { details: { mustHaveSkills: ['NEC4'], niceToHaveSkills: [] } })
  await user.type(screen.getByRole('textbox', { name: 'Nice-to-have skills' }), 'GIS')
  await user.tab()
  await waitFor(() => expect(savedSteps().at(-1)?.values).toEqual({ niceToHaveSkills: ['GIS'] }))
})

test('experience is at most two digits, and more years than a life of work are refused', async () => {
  const { user } = await renderJobStep(2, { details: { experienceYears: null } })
  const years = screen.getByRole<HTMLInputElement>('textbox', { name: 'Experience' })
  await user.type(years, '999')
  expect(years.value).toBe('99')
  expect(screen.getByText('Give a whole number within the limits')).toBeTruthy()
})

test('a level of education and how much it matters are two answers', async () => {
  const { user, stored } = await renderJobStep(2)
  await user.selectOptions(choice('Education'), 'Master')
  const matters = within(screen.getByRole('radiogroup', { name: 'How much the education matters' }))
  await user.click(matters.getByRole('radio', { name: 'Required' }))
  await user.tab()
  await waitFor(() =>
    expect(stored()).toMatchObject({ educationLevel: 'Master', educationRequirement: 'Required' }),
  )
})

test('a language is added by choosing it, at the level most ads mean', async () => {
  const { user } = await renderJobStep(2, { details: { languages: [] } })
  await user.selectOptions(choice('Add a language'), 'French')
  expect(choice('Language 1').value).toBe('fr')
  expect(choice('Level of language 1').value).toBe('B2')
})

test('every level can be asked for', async () => {
  await renderJobStep(2)
  expect(within(choice('Level of language 1')).getAllByRole('option')).toHaveLength(CEFR_LEVELS.length)
})

test('no language is asked for twice', async () => {
  const languages = [
    { language: 'en', level: 'C1' as const },
    { language: 'fr', level: 'B1' as const },
  ]
  const { user } = await renderJobStep(2, { details: { languages } })
  const offered = (name: string) => within(choice(name)).queryByRole('option', { name: 'English' })
  expect(offered('Add a language')).toBeNull()
  expect(offered('Language 2')).toBeNull()
  expect(offered('Language 1')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove English' }))
  expect(choice('Language 1').value).toBe('fr')
  expect(choice('Level of language 1').value).toBe('B1')
  expect(offered('Add a language')).toBeTruthy()
})

test('after ten languages none is added', async () => {
  const codes = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'da']
  const languages = codes.map((language) => ({ language, level: 'B1' as const }))
  const { user } = await renderJobStep(2, { details: { languages } })
  expect(screen.queryByRole('combobox', { name: 'Add a language' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove Danish' }))
  expect(choice('Add a language')).toBeTruthy()
})
