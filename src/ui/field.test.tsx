import { expect, test } from 'vitest'
import { renderUi, screen } from '#tests/setup/render.tsx'
import { Field, type FieldProps } from './field.tsx'
import { Input } from './input.tsx'
import { Textarea } from './textarea.tsx'

function Email(props: Partial<FieldProps>) {
  return (
    <Field label="Email" {...props}>
      {(control) => <Input {...control} type="email" />}
    </Field>
  )
}

test('the label names the control and leads to it', async () => {
  const { user } = renderUi(<Email />)
  await user.click(screen.getByText('Email'))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }))
})

test('from one field the keyboard goes to the next, and after it to what stands at its label', async () => {
  const { user } = renderUi(
    <>
      <Email label="First" />
      <Email label="Second" aside={<a href="/forgot">Forgot</a>} />
    </>,
  )
  await user.click(screen.getByRole('textbox', { name: 'First' }))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Second' }))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Forgot' }))
})

test('without help and error nothing is described and nothing is invalid', () => {
  renderUi(<Email />)
  const control = screen.getByRole('textbox', { name: 'Email' })
  expect(control.hasAttribute('aria-describedby')).toBe(false)
  expect(control.hasAttribute('aria-invalid')).toBe(false)
})

test.each<[Partial<FieldProps>, string, string | null]>([
  [{ help: 'Only for you' }, 'Only for you', null],
  [{ error: 'Not valid' }, 'Not valid', 'true'],
  [{ help: 'Only for you', error: 'Not valid' }, 'Not valid Only for you', 'true'],
  [{ help: 'Only for you', error: '' }, 'Only for you', null],
  [{ help: 'Only for you', error: null }, 'Only for you', null],
])('%j is described by %j', (props, description, invalid) => {
  renderUi(<Email {...props} />)
  const control = screen.getByRole('textbox', { name: 'Email', description })
  expect(control.getAttribute('aria-invalid')).toBe(invalid)
})

test('an error that comes later fills a line that was there before, so it is heard', () => {
  const { rerender, container } = renderUi(<Email />)
  const line = container.querySelector('[aria-live="polite"]')
  expect(line?.textContent).toBe('')
  rerender(<Email error="Not valid" />)
  expect(container.querySelector('[aria-live="polite"]')).toBe(line)
  expect(line?.textContent).toBe('Not valid')
})

test('two fields with one name for the eye keep their own descriptions', () => {
  renderUi(
    <>
      <Email help="Yours" />
      <Email help="Theirs" />
    </>,
  )
  expect(screen.getByRole('textbox', { description: 'Yours' })).not.toBe(
    screen.getByRole('textbox', { description: 'Theirs' }),
  )
})

test('an id from outside is the id of the control', () => {
  renderUi(<Email id="the-email" error="Not valid" />)
  expect(screen.getByRole('textbox', { name: 'Email', description: 'Not valid' }).id).toBe('the-email')
})

test('what stands at the right of the label is no part of the name', () => {
  renderUi(<Email aside="optional" />)
  expect(screen.getByText('optional')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeTruthy()
})

test('an error is text, never markup', () => {
  const { container } = renderUi(<Email error="<b onclick=x()>no</b>" />)
  expect(container.querySelector('b')).toBeNull()
})

test('a text area belongs to its field as an input does', async () => {
  const { user } = renderUi(
    <Field label="Message" error="Too short">
      {(control) => <Textarea {...control} />}
    </Field>,
  )
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message', description: 'Too short' })
  await user.type(area, 'a{Enter}b')
  expect(area.value).toBe('a\nb')
})
