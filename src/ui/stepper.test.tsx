import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi, screen } from '#tests/setup/render.tsx'
import { StepLine, StepRail, type Step } from './stepper.tsx'

const STEPS: readonly Step[] = [
  { id: 'role', label: 'The role', state: 'done' },
  { id: 'takes', label: 'What it takes', help: '2 fields to mend', state: 'invalid' },
  { id: 'offer', label: 'The offer', state: 'current' },
  { id: 'preview', label: 'Preview', state: 'todo' },
]

test('the way is a named navigation with every step in order', () => {
  renderUi(<StepRail label="Steps" steps={STEPS} />)
  const rail = screen.getByRole('navigation', { name: 'Steps' })
  expect(within(rail).getAllByRole('listitem')).toHaveLength(4)
  expect(rail.textContent).toMatch(/The role.*What it takes.*The offer.*Preview/)
})

test('exactly one step is the current one, for ears too', () => {
  const { container } = renderUi(<StepRail label="Steps" steps={STEPS} />)
  const current = container.querySelectorAll('[aria-current="step"]')
  expect(current).toHaveLength(1)
  expect(current[0]?.textContent).toContain('The offer')
})

test('what a step needs is written beside it', () => {
  renderUi(<StepRail label="Steps" steps={STEPS} />)
  expect(screen.getByText('2 fields to mend')).toBeTruthy()
})

test('names can be links', () => {
  renderUi(
    <StepRail
      label="Steps"
      steps={STEPS}
      renderLabel={(step) => <a href={`/edit/${step.id}`}>{step.label}</a>}
    />,
  )
  expect(screen.getByRole('link', { name: 'What it takes' }).getAttribute('href')).toBe('/edit/takes')
  expect(screen.getAllByRole('link')).toHaveLength(4)
})

test('the numbers are for eyes: done ones turn into a tick', () => {
  const { container } = renderUi(<StepRail label="Steps" steps={STEPS} />)
  const dots = [...container.querySelectorAll('li > [aria-hidden="true"]')]
  expect(dots.map((dot) => dot.textContent)).toEqual(['', '2', '3', '4'])
  expect(dots[0]?.querySelector('svg')).toBeTruthy()
})

test('laid flat it says where one is and what is edited', () => {
  renderUi(<StepLine label="Step 3 of 4" title="Nurse, Bath" steps={STEPS} />)
  expect(screen.getByText('Step 3 of 4')).toBeTruthy()
  expect(screen.getByText('Nurse, Bath')).toBeTruthy()
})

test.each([
  ['no step is current', STEPS.map((step): Step => ({ ...step, state: 'todo' }))],
  ['there is one step', STEPS.slice(2, 3)],
  ['there are no steps', []],
])('the flat way stands when %s', (_name, steps) => {
  const { container } = renderUi(<StepLine label="Step" steps={steps} />)
  expect(container.innerHTML).not.toMatch(/NaN|Infinity|-\d+%/)
})
