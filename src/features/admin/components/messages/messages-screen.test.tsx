import { waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { fill, findDialog, renderPage, screen, shownToasts, Toasts } from '#tests/setup/render.tsx'
import type { MessagesAddress } from '../../messages/messages-address.ts'
import type { MessageRow, MessagesPage, MessageView } from '../../messages/messages.view.ts'
import { MessagesScreen } from './messages-screen.tsx'

type Call = (call: { data: unknown }) => Promise<unknown>
const server = vi.hoisted(() => ({
  listContactMessages: vi.fn<Call>(),
  getContactMessage: vi.fn<Call>(),
  answerContactMessage: vi.fn<Call>(),
  reopenContactMessage: vi.fn<Call>(),
  deleteContactMessage: vi.fn<Call>(),
}))
vi.mock('../../messages/messages.functions.ts', () => server)

const OPEN: MessageRow = {
  ...{ id: '12', name: 'Bo Ek', email: 'bo+work@example.com', excerpt: 'Where is my match?' },
  ...{ receivedAt: '2026-03-01T10:00:00.000Z', answer: null },
}
const ANSWER = { at: '2026-03-02T10:00:00.000Z', by: 'Imogen Blythe' }
const PAGE: MessagesPage = {
  rows: [OPEN, { ...OPEN, id: '11', name: 'Ada Byron', answer: ANSWER }],
  ...{ count: { value: 2, isMore: false }, hasPrevious: false, hasNext: true },
}
const WORDS = '<b>Where</b> is\n\nmy match?'
const WHOLE: MessageView = {
  ...{ id: '12', name: 'Bo Ek', email: OPEN.email, message: WORDS },
  ...{ receivedAt: OPEN.receivedAt, answer: null },
}

beforeEach(() => {
  for (const call of Object.values(server)) call.mockReset()
  server.listContactMessages.mockResolvedValue(PAGE)
  server.getContactMessage.mockResolvedValue(WHOLE)
  server.answerContactMessage.mockResolvedValue({ ...WHOLE, answer: ANSWER })
  server.reopenContactMessage.mockResolvedValue(WHOLE)
  server.deleteContactMessage.mockResolvedValue({ id: '12' })
  vi.spyOn(console, 'error').mockReturnValue()
})

const asked = () => server.listContactMessages.mock.lastCall?.[0].data

function Stage({ start }: { start: MessagesAddress }) {
  const [at, setAt] = useState({ address: start, words: '' })
  return <MessagesScreen {...at} onMove={setAt} />
}

const openMessages = (start: MessagesAddress = {}) =>
  renderPage(
    <>
      <Stage start={start} />
      <Toasts />
    </>,
    { at: '/app/admin/messages' },
  )

async function readMessage() {
  const page = await openMessages()
  await page.user.click(await screen.findByRole('button', { name: 'Read the message from Bo Ek' }))
  const dialog = await findDialog('Message from Bo Ek')
  await within(dialog).findByText(/my match/)
  return { ...page, dialog, press: (name: string) => page.user.click(screen.getByRole('button', { name })) }
}

test('a row tells who wrote what and when, and whether and by whom it was answered', async () => {
  await openMessages()
  const open = await screen.findByRole('row', { name: /Bo Ek/ })
  for (const text of ['Where is my match?', '1 Mar 2026', 'Open'])
    expect(within(open).getByText(text)).toBeTruthy()
  const answered = screen.getByRole('row', { name: /Ada Byron/ })
  for (const text of ['Answered', 'Imogen Blythe']) expect(within(answered).getByText(text)).toBeTruthy()
})

test('where there is none at all, nothing is offered to be cleared', async () => {
  server.listContactMessages.mockResolvedValue({
    ...PAGE,
    rows: [],
    ...{ count: { value: 0, isMore: false }, hasNext: false },
  })
  await openMessages({ sort: 'received' })
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Clear search and filters' })).toBeNull()
})

test('words and the filter narrow the list from its first page and keep the order', async () => {
  const { user } = await openMessages({ sort: 'received', after: '30' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Open')
  await waitFor(() => expect(asked()).toEqual({ sort: 'received', state: 'open', words: '' }))
  await fill(user, screen.getByRole('searchbox', { name: 'Search by name, email or words' }), 'bo@')
  await waitFor(() => expect(asked()).toEqual({ sort: 'received', state: 'open', words: 'bo@' }))
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  await waitFor(() => expect(asked()).toMatchObject({ state: 'open', words: 'bo@', after: '11' }))
  await user.click(screen.getByRole('button', { name: 'Received' }))
  await waitFor(() => expect(asked()).toEqual({ state: 'open', words: 'bo@' }))
})

test('a message is shown as it was written, with a letter to its sender', async () => {
  const { dialog } = await readMessage()
  expect(within(dialog).getByText(/my match/).textContent).toBe(WORDS)
  expect(dialog.querySelector('b')).toBeNull()
  expect(within(dialog).getByRole('link', { name: 'Reply by email' }).getAttribute('href')).toBe(
    'mailto:bo%2Bwork@example.com?subject=Your%20message%20to%20Flightpath',
  )
})

test('a message is marked as answered, and opened again, where it is read', async () => {
  const { dialog, press } = await readMessage()
  await press('Mark as answered')
  expect(await within(dialog).findByText('Answered on 2 March 2026 by Imogen Blythe')).toBeTruthy()
  expect(server.answerContactMessage.mock.lastCall).toEqual([{ data: { id: '12' } }])
  expect(server.listContactMessages).toHaveBeenCalledTimes(2)
  await press('Open again')
  await waitFor(() => expect(within(dialog).queryByText(/^Answered on/)).toBeNull())
  expect(await screen.findByText('The message is open again')).toBeTruthy()
})

test('a message that leaves the list because it is answered stays open until it is closed', async () => {
  const { dialog, press } = await readMessage()
  server.listContactMessages.mockResolvedValue({ ...PAGE, rows: [] })
  await press('Mark as answered')
  await waitFor(() => expect(screen.queryByRole('row')).toBeNull())
  expect(within(dialog).getByText(/^Answered on/)).toBeTruthy()
})

test('a message is deleted after a question, which begins where nothing is lost', async () => {
  const { press } = await readMessage()
  await press('Delete')
  const question = await findDialog('Delete the message from Bo Ek?')
  expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Cancel' }))
  expect(server.deleteContactMessage).not.toHaveBeenCalled()
  await press('Delete message')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.deleteContactMessage.mock.lastCall).toEqual([{ data: { id: '12' } }])
})

test.each(['Cancel', 'Close'])('%s at the question leads back to the message', async (no) => {
  const { press } = await readMessage()
  await press('Delete')
  await findDialog('Delete the message from Bo Ek?')
  await press(no)
  const dialog = await findDialog('Message from Bo Ek')
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Delete' }))
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.deleteContactMessage).not.toHaveBeenCalled()
})

test('what goes wrong is said, and the question stays', async () => {
  server.deleteContactMessage.mockRejectedValue(new AppError('INTERNAL', 'error.ourSide'))
  const { press } = await readMessage()
  await press('Delete')
  await press('Delete message')
  await waitFor(() => expect(shownToasts()).toEqual(['Something went wrong on our side']))
  expect(screen.getByRole('dialog', { name: 'Delete the message from Bo Ek?' })).toBeTruthy()
})

test('a message that is gone meanwhile says that it cannot be loaded', async () => {
  server.getContactMessage.mockRejectedValue(new AppError('NOT_FOUND', 'error.notFound'))
  const { user } = await openMessages()
  await user.click(await screen.findByRole('button', { name: 'Read the message from Bo Ek' }))
  const dialog = await findDialog('Message from Bo Ek')
  expect(await within(dialog).findByRole('button', { name: 'Try again' })).toBeTruthy()
})
