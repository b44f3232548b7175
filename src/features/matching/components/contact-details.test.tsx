import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { usePageClock } from '#tests/setup/page-clock.ts'
import { renderTexts, screen } from '#tests/setup/render.tsx'
import { ContactDetails } from './contact-details.tsx'
import { MatchMoment } from './match-moment.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const CONTACT = { email: 'dara@example.com', phone: '+44 (0)7700 900-123' }

test('email and phone open the reader’s own programs', () => {
  renderTexts(<ContactDetails contact={CONTACT} />)
  expect(screen.getByRole('list', { name: 'Contact details' })).toBeTruthy()
  expect(screen.getByRole('link', { name: CONTACT.email }).getAttribute('href')).toBe(
    'mailto:dara@example.com',
  )
  expect(screen.getByRole('link', { name: CONTACT.phone }).getAttribute('href')).toBe('tel:+4407700900123')
})

test('without a phone there is no empty line for one', () => {
  renderTexts(<ContactDetails contact={{ ...CONTACT, phone: '' }} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Copy the phone number' })).toBeNull()
})

test.each([
  ['Copy the email address', CONTACT.email],
  ['Copy the phone number', CONTACT.phone],
])('%s puts it on the clipboard as it is shown', async (name, text) => {
  const { user } = renderTexts(<ContactDetails contact={CONTACT} />)
  await user.click(screen.getByRole('button', { name }))
  expect(await navigator.clipboard.readText()).toBe(text)
})

test('copying says so, to ears as well, and only at the button pressed', async () => {
  usePageClock()
  const { user } = renderTexts(<ContactDetails contact={CONTACT} />)
  await user.click(screen.getByRole('button', { name: 'Copy the email address' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['Copied', ''])
  expect(screen.getByRole('button', { name: 'Copy the phone number' })).toBeTruthy()
})

test('after two seconds it can be copied again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = renderTexts(<ContactDetails contact={CONTACT} />)
  await user.click(screen.getByRole('button', { name: 'Copy the email address' }))
  await screen.findByRole('button', { name: 'Copied' })
  act(() => void vi.advanceTimersByTime(2_000))
  expect(screen.getByRole('button', { name: 'Copy the email address' })).toBeTruthy()
})

test('a match made just now is said aloud, an old one is not', () => {
  const { rerender } = renderTexts(
    <MatchMoment isNew contact={null}>
      You and Dara both said yes.
    </MatchMoment>,
  )
  expect(screen.getByRole('status').textContent).toContain('It’s a match')
  rerender(
    <MatchMoment isNew={false} contact={CONTACT}>
      You both said yes.
    </MatchMoment>,
  )
  expect(screen.queryAllByRole('status').map((status) => status.textContent)).toEqual(['', ''])
  expect(screen.getByRole('link', { name: CONTACT.email })).toBeTruthy()
})

test('until the server has answered, no contact is made up', () => {
  renderTexts(
    <MatchMoment isNew contact={null}>
      Both said yes.
    </MatchMoment>,
  )
  expect(screen.queryByRole('link')).toBeNull()
})
