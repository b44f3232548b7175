import { Suspense } from 'react'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '#/lib/query-client.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { mailboxQuery, sentMailQuery } from '../mailbox.queries.ts'
import type { MailView } from '../mailbox.view.ts'
import { MailboxPage } from './mailbox-page.tsx'

// The wire to the server: the pages below find everything in the cache.
vi.mock('../mailbox.functions.ts', () => ({
  listSentMails: () => Promise.reject(new Error('not asked for')),
  getSentMail: () => Promise.reject(new Error('not asked for')),
}))

const VERIFY: MailView = {
  id: 2,
  recipient: 'niamh@example.com',
  subject: 'Confirm your email address',
  createdAt: '2026-11-21T23:59:00.000Z',
  text: 'Hello Niamh,\n\nhttps://flightpath.example/verify?token=a&b=1\n\n<b>not bold</b> javascript:alert(1)',
  html: '<p>Hello <script>parent.hacked = 1</script></p>',
}
const RESET: MailView = { ...VERIFY, id: 1, subject: 'Choose a new password', text: 'No link here' }

async function renderMailbox(openId: number | null, mails: MailView[] = [VERIFY, RESET]) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(mailboxQuery.queryKey, mails)
  for (const mail of mails) queryClient.setQueryData(sentMailQuery(mail.id).queryKey, mail)
  return renderPage(
    <Suspense>
      <MailboxPage openId={openId} />
    </Suspense>,
    { queryClient, at: openId === null ? '/dev/mail' : `/dev/mail?id=${openId}` },
  )
}

test('every mail is listed with its subject, reader and time, and can be opened', async () => {
  await renderMailbox(null)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/dev/mail?id=2', '/dev/mail?id=1'])
  expect(links[0]?.textContent).toMatch(/Confirm your email address.*niamh@example\.com.*21 Nov, 23:59/)
  expect(screen.getByRole('heading', { name: 'Choose a mail' })).toBeTruthy()
})

test('an empty mailbox says how a mail comes about', async () => {
  await renderMailbox(null, [])
  expect(screen.getByRole('heading', { name: 'No mail yet' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Choose a mail' })).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('the open mail is marked in the list, and only it', async () => {
  await renderMailbox(2)
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/dev/mail?id=2'])
})

test('the links of the plain text can be followed, and nothing else of it acts', async () => {
  const { container } = await renderMailbox(2)
  const link = screen.getByRole('link', { name: 'https://flightpath.example/verify?token=a&b=1' })
  expect(link.getAttribute('href')).toBe('https://flightpath.example/verify?token=a&b=1')
  expect(container.querySelector('article b')).toBeNull()
  expect(container.querySelector('a[href^="javascript:"]')).toBeNull()
})

test('as designed, a mail is shut in a frame that may do nothing', async () => {
  const { user } = await renderMailbox(2)
  await user.click(screen.getByRole('radio', { name: 'As designed' }))
  const frame = screen.getByTitle<HTMLIFrameElement>('Confirm your email address')
  expect(frame.getAttribute('sandbox')).toBe('')
  expect(frame.getAttribute('srcdoc')).toBe(VERIFY.html)
  expect('hacked' in window).toBe(false)
  await user.click(screen.getByRole('radio', { name: 'Plain text' }))
  expect(screen.queryByTitle('Confirm your email address')).toBeNull()
})

test('pressing another mail leads to it', async () => {
  const { user, address } = await renderMailbox(2)
  await user.click(screen.getByRole('link', { name: /Choose a new password/ }))
  await waitFor(() => expect(address()).toBe('/dev/mail?id=1'))
})
