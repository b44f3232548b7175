import { act, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderTexts, screen, shownToasts, Toasts } from '#tests/setup/render.tsx'
import { ShareButton } from './share-button.tsx'

const URL_OF_JOB = `${window.location.origin}/job/job-1`

const renderButton = () =>
  renderTexts(
    <>
      <ShareButton jobId="job-1" title="Nurse" />
      <Toasts />
    </>,
  )

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

async function pressShare(device: { share?: () => Promise<void>; copy?: () => Promise<void> }) {
  const { user } = renderButton()
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(device.copy ?? (async () => {}))
  if (device.share) Object.defineProperty(navigator, 'share', { configurable: true, value: device.share })
  await act(() => user.click(screen.getByRole('button', { name: 'Share' })))
  return copy
}

const refuse = (name: string) => () => Promise.reject(Object.assign(new Error('no'), { name }))

test('a device with a sheet of its own is handed title and address', async () => {
  const share = vi.fn<() => Promise<void>>().mockResolvedValue()
  const copy = await pressShare({ share })
  expect(share).toHaveBeenCalledWith({ title: 'Nurse', url: URL_OF_JOB })
  expect(copy).not.toHaveBeenCalled()
  expect(shownToasts()).toEqual([])
})

test('elsewhere the address is copied, and it says so', async () => {
  const copy = await pressShare({})
  expect(copy).toHaveBeenCalledWith(URL_OF_JOB)
  expect(await screen.findByText('Link copied')).toBeTruthy()
})

/** The link as it is shown to be copied by hand. */
const shownLink = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Copy this link' })

test('closing the device’s sheet is an answer, not a failure', async () => {
  await pressShare({
    share: vi.fn<() => Promise<void>>(refuse('DataError')).mockImplementationOnce(refuse('AbortError')),
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  // Only at the second press the sheet breaks.
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect((await shownLink()).value).toBe(URL_OF_JOB)
})

test.each([
  ['a sheet that breaks', { share: refuse('DataError') }],
  ['a clipboard that is not allowed', { copy: refuse('NotAllowedError') }],
])('with %s the link is shown and selected, to be copied by hand', async (_what, device) => {
  await pressShare(device)
  const link = await shownLink()
  expect(link.value).toBe(URL_OF_JOB)
  await waitFor(() => expect(document.activeElement).toBe(link))
  expect(link.value.slice(link.selectionStart ?? 0, link.selectionEnd ?? 0)).toBe(URL_OF_JOB)
  expect(shownToasts()).toEqual([])
})

test('without a clipboard at all, as on pages without TLS, it is shown too', async () => {
  const { user } = renderButton()
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
  await act(() => user.click(screen.getByRole('button', { name: 'Share' })))
  expect((await shownLink()).value).toBe(URL_OF_JOB)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share' })))
})

test('a press while the link is shown puts it away and shares nothing anew', async () => {
  const copy = await pressShare({ copy: refuse('NotAllowedError') })
  await shownLink()
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(copy).toHaveBeenCalledTimes(1)
})
