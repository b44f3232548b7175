import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { fill, renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import { sendContactMessage } from '../contact.functions.ts'
import type { ContactFormProps } from './contact-form.tsx'
import { ContactPage } from './contact-page.tsx'

// The wire to the server; what the function does there is tested beside it.
vi.mock('../contact.functions.ts', () => ({ sendContactMessage: vi.fn<() => Promise<unknown>>() }))

beforeEach(() => {
  vi.mocked(sendContactMessage).mockReset().mockResolvedValue({ ok: true })
})

async function renderContact(props: ContactFormProps = {}) {
  const rendered = await renderPage(
    <>
      <ContactPage {...props} />
      <Toasts />
    </>,
  )
  const send = () => rendered.user.click(screen.getByRole('button', { name: 'Send message' }))
  return { ...rendered, send }
}

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('a message is sent as it was typed, said to be sent, and the form is empty again', async () => {
  const { user, send } = await renderContact()
  await fill(user, input('Name'), 'Niamh')
  await fill(user, input('Email'), 'niamh@example.com')
  await user.type(input('Message'), 'Hello{Enter}there')
  await send()
  expect(await screen.findByText('Message sent')).toBeTruthy()
  expect(vi.mocked(sendContactMessage).mock.calls).toEqual([
    [{ data: { name: 'Niamh', email: 'niamh@example.com', message: 'Hello\nthere', website: '' } }],
  ])
  expect([input('Name').value, input('Message').value]).toEqual(['', ''])
  // The toast goes; this stays.
  expect(screen.getByText('Your message is with us. The answer comes to niamh@example.com.')).toBeTruthy()
})

test('that the last message was sent is not said beside what is wrong with the next', async () => {
  const { user, send } = await renderContact({ name: 'Niamh', email: 'niamh@example.com' })
  await fill(user, input('Message'), 'Hello')
  await send()
  const isWithUs = () => screen.queryByText(/^Your message is with us/) !== null
  await waitFor(() => expect(isWithUs()).toBe(true))
  await fill(user, input('Message'), 'x')
  await send()
  expect(await screen.findByText('The message you entered is too short')).toBeTruthy()
  expect(isWithUs()).toBe(false)
})

test('who is signed in need not type name and address, and keeps them after sending', async () => {
  const { user, send } = await renderContact({ name: 'Niamh', email: 'niamh@example.com' })
  await fill(user, input('Message'), 'Hello')
  await send()
  expect(await screen.findByText('Message sent')).toBeTruthy()
  expect([input('Name').value, input('Email').value, input('Message').value]).toEqual([
    'Niamh',
    'niamh@example.com',
    '',
  ])
})

test.each([
  ['Name', 'N', 'The name you entered is not valid'],
  ['Email', 'niamh@', 'The email you entered is not valid'],
  ['Message', 'x', 'The message you entered is too short'],
  ['Message', ' x ', 'The message you entered is too short'],
])('%s %j is not sent', async (field, text, said) => {
  const { user, send } = await renderContact({ name: 'Niamh', email: 'niamh@example.com' })
  await fill(user, input('Message'), 'Hello')
  await user.clear(input(field))
  await fill(user, input(field), text)
  await send()
  expect(await screen.findByText(said)).toBeTruthy()
  expect(sendContactMessage).not.toHaveBeenCalled()
  await waitFor(() => expect(document.activeElement).toBe(input(field)))
})

test('a refusal is said and what was typed stays', async () => {
  vi.mocked(sendContactMessage).mockRejectedValue(new AppError('RATE_LIMITED', 'error.tooManyRequests'))
  const { user, send } = await renderContact({ name: 'Niamh', email: 'niamh@example.com' })
  await fill(user, input('Message'), 'Hello')
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe('Too many requests. Please try again later.')
  expect(input('Message').value).toBe('Hello')
  expect(screen.queryByText('Message sent')).toBeNull()
})

test('what was said of one message does not stand beside the refusal of the next', async () => {
  const { user, send } = await renderContact({ name: 'Niamh', email: 'niamh@example.com' })
  await fill(user, input('Message'), 'Hello')
  await send()
  expect(await screen.findByText(/^Your message is with us/)).toBeTruthy()
  vi.mocked(sendContactMessage).mockRejectedValue(new AppError('RATE_LIMITED', 'error.tooManyRequests'))
  await fill(user, input('Message'), 'Hello again')
  await send()
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.queryByText(/^Your message is with us/)).toBeNull()
})

test('the field that only programs fill in is found by neither keyboard nor ear', async () => {
  const { user, container } = await renderContact()
  const trap = container.querySelector<HTMLInputElement>('input[name="website"]')
  expect(screen.queryByRole('textbox', { name: /website/i })).toBeNull()
  expect(trap?.closest('[aria-hidden="true"]')).toBeTruthy()
  for (let press = 0; press < 6; press += 1) {
    await user.tab()
    expect(document.activeElement).not.toBe(trap)
  }
})
