import { expect, test, vi } from 'vitest'
import { renderUi, screen } from '#tests/setup/render.tsx'
import { Input } from './input.tsx'
import { PasswordInput } from './password-input.tsx'

test.each([
  ['plain', {}],
  ['with a unit before', { start: '£' }],
  ['with a unit after', { end: 'years' }],
  ['with both', { start: '£', end: 'a year' }],
])('an input %s takes text, its name and its error', async (_name, units) => {
  const { user } = renderUi(
    <>
      <Input {...units} aria-label="Amount" aria-invalid aria-describedby="why" name="amount" />
      <p id="why">Too low</p>
    </>,
  )
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount', description: 'Too low' })
  await user.type(input, '120')
  expect([input.value, input.name, input.getAttribute('aria-invalid')]).toEqual(['120', 'amount', 'true'])
})

function Password({ onSend }: { onSend?: () => void }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend?.()
      }}
    >
      <PasswordInput
        aria-label="Password"
        autoComplete="current-password"
        showLabel="Show password"
        hideLabel="Hide password"
      />
    </form>
  )
}

const secret = () => screen.getByLabelText<HTMLInputElement>('Password')

test('a password is covered until somebody asks to see it', async () => {
  const { user } = renderUi(<Password />)
  expect(secret().type).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(secret().type).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(secret().type).toBe('password')
})

test('showing the password keeps what was typed and sends nothing', async () => {
  const onSend = vi.fn<() => void>()
  const { user } = renderUi(<Password onSend={onSend} />)
  await user.type(secret(), 'correct horse')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(secret().value).toBe('correct horse')
  expect(onSend).not.toHaveBeenCalled()
})

test('the keyboard reaches the eye after the field', async () => {
  const { user } = renderUi(<Password />)
  await user.tab()
  expect(document.activeElement).toBe(secret())
  await user.tab()
  await user.keyboard('{Enter}')
  expect(secret().type).toBe('text')
})

test('a shown password is still neither checked for spelling nor capitalised', async () => {
  const { user } = renderUi(<Password />)
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(secret().getAttribute('spellcheck')).toBe('false')
  expect(secret().getAttribute('autocapitalize')).toBe('off')
  expect(secret().getAttribute('autocomplete')).toBe('current-password')
})
