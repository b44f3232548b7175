import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '#/lib/query-client.ts'
import { renderTexts, screen } from '#tests/setup/render.tsx'
import { AddSkills } from './add-skills.tsx'

vi.mock('#/platform/suggestions/suggestions.functions.ts', () => import('#tests/fakes/fake-suggestions.ts'))

function renderAddSkills(...known: string[]) {
  const added: string[] = []
  const onAdd = (names: string[]) => void added.push(...names)
  const { user } = renderTexts(
    <QueryClientProvider client={createQueryClient()}>
      <AddSkills id="add" known={known} room={60} onAdd={onAdd} />
    </QueryClientProvider>,
  )
  return { user, added, field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Add skills' }) }
}

test.each([
  ['commas', 'GIS, SQL,Welding{Enter}'],
  ['semicolons', 'GIS;SQL; Welding{Enter}'],
  ['one after the other', 'GIS{Enter}SQL{Enter}Welding{Enter}'],
])('several skills typed with %s are several skills', async (_how, keys) => {
  const { user, added, field } = renderAddSkills()
  await user.type(field, keys)
  expect(added).toEqual(['GIS', 'SQL', 'Welding'])
  expect(field.value).toBe('')
})

test.each([
  ['commas', 'GIS, SQL,Welding'],
  ['semicolons', 'GIS; SQL; Welding'],
  ['line breaks', 'GIS\nSQL\r\nWelding\n'],
])('a list pasted with %s is several skills', async (_how, text) => {
  const { user, added, field } = renderAddSkills()
  await user.click(field)
  await user.paste(text)
  expect(added).toEqual(['GIS', 'SQL', 'Welding'])
})

test.each(['   {Enter}', ',', '; ,'])('%j adds no skill, when the field is left neither', async (keys) => {
  const { user, added, field } = renderAddSkills('NEC4')
  await user.type(field, keys)
  await user.tab()
  expect(added).toEqual([])
})
