import { expect, test } from 'vitest'
import { renderJobPart } from '#tests/setup/render-job-step.tsx'
import { screen } from '#tests/setup/render.tsx'
import { DescriptionField } from './description-field.tsx'

const text = () => screen.getByLabelText<HTMLTextAreaElement>('Description')
const tool = (name: string) => screen.getByRole('button', { name })
const renderWith = (description: string) =>
  renderJobPart(2, <DescriptionField />, { details: { description } })

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
  ['0 characters, at least 50', ''],
  ['3 characters, at least 50', '  abc  '],
  ['1,200 characters, at least 50', 'x'.repeat(1_200)],
])('it counts what is there: %s', async (counted, description) => {
  await renderWith(description)
  expect(screen.getByText(counted)).toBeTruthy()
})
