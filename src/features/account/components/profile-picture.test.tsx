import { act, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeUploads } from '#tests/fakes/fake-upload.ts'
import { renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import { incrementCacheVersion } from '../cache-version.functions.ts'
import { updateUserPicture } from '../picture.functions.ts'
import { ProfilePicture, type ProfilePictureProps } from './profile-picture.tsx'

// The wire to the server; what the functions do there is tested beside them.
vi.mock('../cache-version.functions.ts', () => ({ incrementCacheVersion: vi.fn<() => Promise<number>>() }))
vi.mock('../picture.functions.ts', () => ({ updateUserPicture: vi.fn<() => Promise<unknown>>() }))

const NEW = '/files/profile-pictures/new.webp'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.mocked(incrementCacheVersion).mockReset().mockResolvedValue(2)
  vi.mocked(updateUserPicture)
    .mockReset()
    .mockResolvedValue({ user: {} } as never)
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function choosePicture(props: Partial<ProfilePictureProps> = {}, type = 'image/png') {
  const uploads = fakeUploads()
  await renderPage(
    <>
      <ProfilePicture image={null} {...props} />
      <Toasts />
    </>,
  )
  const file = new File(['pixels'], 'me', { type })
  const input = document.querySelector('input[type=file]')
  if (input) fireEvent.change(input, { target: { files: { length: 1, item: () => file } } })
  return uploads
}

test(
  'a new picture becomes the account’s, the session’s data is asked anew, and it is said',
  { tags: ['R119', 'R120'] },
  async () => {
    const uploads = await choosePicture()
    expect(uploads[0]?.sent[0]).toEqual(['path', 'profile-pictures'])
    act(() => uploads[0]?.store(NEW))
    expect(await screen.findByText('Profile picture updated')).toBeTruthy()
    expect(vi.mocked(updateUserPicture).mock.calls).toEqual([[{ data: { image: NEW } }]])
    expect(incrementCacheVersion).toHaveBeenCalledOnce()
  },
)

test('without saving, only the address is handed on', { tags: ['R120'] }, async () => {
  const onUploaded = vi.fn<(url: string) => void>()
  const uploads = await choosePicture({ savesToUser: false, onUploaded })
  act(() => uploads[0]?.store(NEW))
  await waitFor(() => expect(onUploaded.mock.calls).toEqual([[NEW]]))
  expect(updateUserPicture).not.toHaveBeenCalled()
  expect(incrementCacheVersion).not.toHaveBeenCalled()
  expect(screen.queryByText('Profile picture updated')).toBeNull()
})

test('an upload that fails is said', async () => {
  const uploads = await choosePicture()
  act(() => uploads[0]?.answer({ status: 500, body: {} }))
  expect(await screen.findByText('Failed to upload profile picture')).toBeTruthy()
  expect(updateUserPicture).not.toHaveBeenCalled()
})

test('a file that is no picture is called that', async () => {
  await choosePicture({}, 'text/plain')
  expect((await screen.findAllByText('Uploaded file is not an image')).length).toBeGreaterThan(0)
  expect(screen.queryByText('Failed to upload profile picture')).toBeNull()
})

test.each([
  ['refuses it', () => vi.mocked(updateUserPicture).mockResolvedValueOnce({ error: 'Wrong uploaded data' })],
  ['fails', () => vi.mocked(updateUserPicture).mockRejectedValueOnce(new Error('Something went wrong'))],
])(
  'when the server %s, that is said, and it is saved by trying again without a second upload',
  async (_, fail) => {
    fail()
    const uploads = await choosePicture()
    act(() => uploads[0]?.store(NEW))
    expect(await screen.findByText('Failed to update profile picture')).toBeTruthy()
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Profile picture updated')).toBeTruthy()
    expect(uploads).toHaveLength(1)
  },
)

test('a picture is taken away for good, or stays when the server refuses', async () => {
  const { user } = await renderPage(
    <>
      <ProfilePicture image={NEW} />
      <Toasts />
    </>,
  )
  vi.mocked(updateUserPicture).mockRejectedValueOnce(new Error('Something went wrong'))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Failed to update profile picture')).toBeTruthy()
  expect(screen.queryByText('The picture is removed')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('The picture is removed')).toBeTruthy()
  expect(vi.mocked(updateUserPicture).mock.lastCall).toEqual([{ data: { image: null } }])
  expect(incrementCacheVersion).toHaveBeenCalledOnce()
})
