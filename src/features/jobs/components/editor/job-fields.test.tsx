import { expect, test } from 'vitest'
import { savedSteps } from '#tests/fakes/fake-job-editor.ts'
import { usePageClock } from '#tests/setup/page-clock.ts'
import { renderJobPart } from '#tests/setup/render-job-step.tsx'
import { fill, screen } from '#tests/setup/render.tsx'
import { TagsField, TextField, WholeField } from './job-fields.tsx'

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('what is typed is saved when the field is left, and nothing else with it', async () => {
  usePageClock()
  const title = <TextField name="title" label="Job title" />
  const { user } = await renderJobPart(1, title, { details: { title: '' } })
  await fill(user, field('Job title'), 'Night Nurse')
  expect(savedSteps()).toEqual([])
  await user.tab()
  expect(savedSteps()).toEqual([{ id: 'job-1', step: 1, values: { title: 'Night Nurse' } }])
})

const renderOpenings = (openings: number | null) =>
  renderJobPart(1, <WholeField name="openings" label="Openings" unit="people" />, {
    details: { openings },
  })

test('only digits make a number of openings', async () => {
  const { user } = await renderOpenings(null)
  await user.type(field('Openings'), 'abc-1.2x34567')
  expect(field('Openings').value).toBe('1234567')
})

test('a fraction is refused in words, and never becomes ten times as much', async () => {
  const { user } = await renderOpenings(null)
  await user.type(field('Openings'), '2.5')
  expect(field('Openings').value).toBe('2.5')
  await user.tab()
  expect(field('Openings').value).toBe('2.5')
  expect(await screen.findByText('Give a whole number, from 1 to 9,999')).toBeTruthy()
  expect(savedSteps()).toEqual([])
})

test('an emptied number is nothing said, not zero', async () => {
  const { user, stored } = await renderOpenings(3)
  await user.clear(field('Openings'))
  await user.tab()
  expect(stored()?.openings).toBeNull()
})

test('no openings at all are refused in words beside the field, and not sent', async () => {
  const { user } = await renderOpenings(null)
  await user.type(field('Openings'), '0')
  await user.tab()
  expect(await screen.findByText('Give a whole number, from 1 to 9,999')).toBeTruthy()
  expect(field('Openings').getAttribute('aria-invalid')).toBe('true')
  expect(savedSteps()).toEqual([])
})

test('skills are added one by one or pasted as a list, up to their limit', async () => {
  const skills = <TagsField name="mustHaveSkills" label="Skills" max={10} placeholder="Add a skill" />
  const { user, stored } = await renderJobPart(2, skills, { details: { mustHaveSkills: [] } })
  await user.type(field('Skills'), 'NEC4{Enter}Civil 3D,')
  await user.paste(Array.from({ length: 12 }, (_, nth) => `Skill ${nth}`).join('\n'))
  expect(screen.getByText('10 of 10')).toBeTruthy()
  expect(field('Skills').readOnly).toBe(true)
  await user.tab()
  expect(stored()?.mustHaveSkills.slice(0, 3)).toEqual(['NEC4', 'Civil 3D', 'Skill 0'])
})
