import { expect, test, vi } from 'vitest'
import { renderUi, screen } from '#tests/setup/render.tsx'
import { Checkbox } from './checkbox.tsx'

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('its label and its help can be pressed', async () => {
  const { user } = renderUi(<Checkbox label="Anonymous until match" help="Employers see a number" />)
  await user.click(screen.getByText('Anonymous until match'))
  expect(box(/Anonymous/).checked).toBe(true)
  await user.click(screen.getByText('Employers see a number'))
  expect(box(/Anonymous/).checked).toBe(false)
})

test('the space bar toggles it', async () => {
  const { user } = renderUi(<Checkbox label="Remember me" />)
  await user.tab()
  await user.keyboard(' ')
  expect(box('Remember me').checked).toBe(true)
})

test('a disabled one stays as it is', async () => {
  const onChange = vi.fn<() => void>()
  const { user } = renderUi(<Checkbox label="Locked" checked disabled onChange={onChange} />)
  await user.click(screen.getByText('Locked'))
  expect(onChange).not.toHaveBeenCalled()
  expect(box('Locked').checked).toBe(true)
})

test('an error belongs to it', () => {
  renderUi(
    <>
      <Checkbox label="I agree" aria-invalid aria-describedby="why" />
      <p id="why">Please agree first</p>
    </>,
  )
  const agreed = screen.getByRole('checkbox', { name: 'I agree', description: 'Please agree first' })
  expect(agreed.getAttribute('aria-invalid')).toBe('true')
})
