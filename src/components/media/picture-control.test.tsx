import { act, fireEvent, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { fakeUploads } from '#tests/fakes/fake-upload.ts'
import { renderTexts, screen } from '#tests/setup/render.tsx'
import { PictureControl, type PictureControlProps } from './picture-control.tsx'

const OLD = '/files/profile-pictures/old.webp'
const NEW = '/files/profile-pictures/new.webp'
const PHOTO = new File(['pixels'], 'me.jpg', { type: 'image/jpeg' })

function Kept({ src: first, ...props }: Partial<PictureControlProps>) {
  const [src, setSrc] = useState(first ?? null)
  const onRemove = () => {
    void props.onRemove?.()
    setSrc(null)
  }
  return (
    <PictureControl
      folder="profile-pictures"
      onUploaded={setSrc}
      {...props}
      src={src}
      onRemove={props.onRemove && onRemove}
    />
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const picture = () => screen.queryByAltText<HTMLImageElement>('Profile Picture')
const said = () => screen.getByRole('status').textContent
const chooser = () => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no way to choose a file')
  return input
}
/** What comes out of the browser's own chooser, which takes no part here. */
const choose = (file = PHOTO) => fireEvent.change(chooser(), { target: { files: fileList(file) } })

test(
  'without a picture the whole area is the way to choose one, and only pictures are offered',
  { tags: ['R115', 'R117'] },
  async () => {
    const { user } = renderTexts(<Kept />)
    expect(picture()).toBeNull()
    const opened = vi.spyOn(chooser(), 'click')
    await user.click(button('Upload Profile Picture'))
    expect(opened).toHaveBeenCalledOnce()
    expect(chooser().accept).toBe('image/*')
  },
)

test(
  'with one, a press on it chooses another, and so does the keyboard by its button',
  { tags: ['R116'] },
  async () => {
    const { user } = renderTexts(<Kept src={OLD} />)
    expect(picture()?.closest('label')?.htmlFor).toBe(chooser().id)
    const opened = vi.spyOn(chooser(), 'click')
    await user.tab()
    expect(document.activeElement).toBe(button('Change picture'))
    await user.keyboard('{Enter}')
    expect(opened).toHaveBeenCalledOnce()
  },
)

test(
  'it waits and says how far it is, and then the picture shows and the keyboard stays with it',
  { tags: ['R115'] },
  async () => {
    const uploads = fakeUploads()
    renderTexts(<Kept />)
    button('Upload Profile Picture').focus()
    choose()
    expect(button('Upload Profile Picture').getAttribute('aria-busy')).toBe('true')
    expect(said()).toBe('Uploading the picture')
    act(() => uploads[0]?.progress(40))
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
    act(() => uploads[0]?.store(NEW))
    await waitFor(() => expect(picture()?.getAttribute('src')).toBe(NEW))
    expect(said()).toBe('The picture is set')
    await waitFor(() => expect(document.activeElement).toBe(button('Change picture')))
  },
)

test(
  'a failure is said, the old picture stays, and the same file can be sent again',
  { tags: ['R119'] },
  async () => {
    const uploads = fakeUploads()
    const onFailed = vi.fn<(error: unknown) => void>()
    const { user } = renderTexts(<Kept src={OLD} onFailed={onFailed} />)
    choose()
    act(() => uploads[0]?.answer({ status: 500, body: {} }))
    await waitFor(() => expect(said()).toBe('Upload failed'))
    expect(onFailed).toHaveBeenCalledOnce()
    expect(picture()?.getAttribute('src')).toBe(OLD)
    await user.click(button('Try again'))
    act(() => uploads[1]?.store(NEW))
    await waitFor(() => expect(picture()?.getAttribute('src')).toBe(NEW))
  },
)

test('what was stored but not taken over is not sent twice', async () => {
  const uploads = fakeUploads()
  const onUploaded = vi.fn<(url: string) => Promise<void>>()
  onUploaded.mockRejectedValueOnce(new Error('Not now')).mockResolvedValueOnce()
  const { user } = renderTexts(<Kept onUploaded={onUploaded} />)
  choose()
  act(() => uploads[0]?.store(NEW))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(said()).toBe('The picture is set'))
  expect(onUploaded.mock.calls).toEqual([[NEW], [NEW]])
  expect(uploads).toHaveLength(1)
})

test('what the server would refuse is said at once and cannot be tried again', async () => {
  const uploads = fakeUploads()
  renderTexts(<Kept />)
  choose(new File(['x'], 'me.gif', { type: 'image/gif' }))
  await waitFor(() =>
    expect(said()).toBe('This image format is not supported. Please use JPEG, PNG, WebP or AVIF.'),
  )
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(uploads).toEqual([])
})

test('an upload can be called off, and the control is as before', async () => {
  const uploads = fakeUploads()
  const { user } = renderTexts(<Kept src={OLD} />)
  choose()
  await user.click(button('Cancel upload'))
  expect(uploads[0]?.isAborted).toBe(true)
  expect(picture()?.getAttribute('src')).toBe(OLD)
  expect(said()).toBe('')
})

test('a page that is left calls the upload off', async () => {
  const uploads = fakeUploads()
  const { unmount } = renderTexts(<Kept />)
  choose()
  unmount()
  expect(uploads[0]?.isAborted).toBe(true)
})

test('a picture can be dropped onto it', async () => {
  const uploads = fakeUploads()
  renderTexts(<Kept />)
  const dataTransfer = { types: ['Files'], files: fileList(PHOTO) }
  fireEvent.drop(screen.getByRole('group', { name: 'Profile Picture' }), { dataTransfer })
  await waitFor(() => expect(uploads).toHaveLength(1))
})

/** Whether the page takes a drag to itself, rather than leave it to the browser. */
function isTaken(type: 'dragover' | 'drop', types: string[], target: Element = document.body) {
  const dataTransfer = { types, files: fileList(PHOTO), dropEffect: 'copy' }
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer })
  act(() => void target.dispatchEvent(event))
  return { isTaken: event.defaultPrevented, dropEffect: dataTransfer.dropEffect }
}

test('a file dropped beside it is not opened in the page’s place, for as long as it is there', () => {
  const uploads = fakeUploads()
  const { unmount } = renderTexts(<Kept />)
  for (const type of ['dragover', 'drop'] as const) {
    expect(isTaken(type, ['Files'])).toEqual({ isTaken: true, dropEffect: 'none' })
    expect(isTaken(type, ['text/plain']).isTaken).toBe(false)
  }
  expect(uploads).toEqual([])
  const control = screen.getByRole('group', { name: 'Profile Picture' })
  expect(isTaken('dragover', ['Files'], control)).toEqual({ isTaken: true, dropEffect: 'copy' })
  unmount()
  expect(isTaken('drop', ['Files']).isTaken).toBe(false)
})

test('a picture can be taken away where that is allowed, and only there', () => {
  const { unmount } = renderTexts(<Kept src={OLD} />)
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
  unmount()
  renderTexts(<Kept src={OLD} onRemove={() => undefined} />)
  expect(button('Remove')).toBeTruthy()
})

test('a picture that is taken away is said to be, and the keyboard goes to the way to another', async () => {
  const onRemove = vi.fn<() => void>()
  const { user } = renderTexts(<Kept src={OLD} onRemove={onRemove} />)
  await user.click(button('Remove'))
  expect(onRemove).toHaveBeenCalledOnce()
  expect(said()).toBe('The picture is removed')
  expect(document.activeElement).toBe(button('Upload Profile Picture'))
})

function fileList(file: File) {
  return { length: 1, item: () => file, 0: file }
}
