import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeCamera } from '#tests/fakes/fake-camera.ts'
import { fakeUploads } from '#tests/fakes/fake-upload.ts'
import { findDialog, renderTexts, screen } from '#tests/setup/render.tsx'
import {
  button,
  control,
  countDown,
  findButton,
  KeptVideo,
  record,
  said,
  state,
} from '#tests/setup/video-stage.tsx'

const OLD = '/files/company-videos/old.mp4'
const NEW = '/files/company-videos/new.mp4'
const TOUR = new File(['pictures'], 'tour.mp4', { type: 'video/mp4' })

const stored = () => control().querySelector('video')?.getAttribute('src')
const choose = (file: File) => {
  const input = control().querySelector('input[type=file]')
  if (input) fireEvent.change(input, { target: { files: { length: 1, item: () => file, 0: file } } })
}

test('without a video it offers to record one or to upload a file, and says what fits', () => {
  renderTexts(<KeptVideo />)
  expect(button('Record')).toBeTruthy()
  expect(button('Upload a file')).toBeTruthy()
  expect(within(control()).getByText(/A recording takes up to 3 minutes\./)).toBeTruthy()
  expect(control().querySelector('input[type=file]')?.getAttribute('accept')).toBe('video/*')
})

test.each([
  ['profile-videos', 'a minute'],
  ['job-videos', '3 minutes'],
] as const)('a recording for the %s may take %s', (folder, length) => {
  renderTexts(<KeptVideo folder={folder} />)
  expect(within(control()).getByText(new RegExp(`A recording takes up to ${length}\\.`))).toBeTruthy()
})

test(
  'a recording is counted in, looked at, saved and set; the camera is on for as long as it is needed',
  { tags: ['R121', 'R122'] },
  async () => {
    const camera = fakeCamera()
    const uploads = fakeUploads()
    const onChange = vi.fn<(url: string | null) => void>()
    const rendered = renderTexts(<KeptVideo onChange={onChange} />)
    await rendered.user.click(button('Record'))
    await countDown(() => {
      expect(camera.isOn()).toBe(true)
      expect(said()).toBe('3')
      expect(document.activeElement).toBe(button('Stop the countdown'))
    })
    expect(said()).toBe('Recording')
    expect(document.activeElement).toBe(button('Stop'))
    expect(control().textContent).toContain('0:00 of 3:00')
    await rendered.user.click(button('Stop'))
    await findButton('Save video')
    expect(camera.isOn()).toBe(false)
    expect(uploads).toEqual([])
    await rendered.user.click(button('Save video'))
    expect(uploads[0]?.sent).toEqual([
      ['path', 'company-videos'],
      ['file', 'company-video.mp4 (video/mp4)'],
    ])
    act(() => uploads[0]?.progress(50))
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
    act(() => uploads[0]?.store(NEW))
    expect(await screen.findByText('Video saved successfully')).toBeTruthy()
    expect(onChange.mock.calls).toEqual([[NEW]])
    expect(stored()).toContain(NEW)
    expect(said()).toBe('The video is set')
  },
)

test('a recording can be thrown away', async () => {
  fakeCamera()
  const rendered = renderTexts(<KeptVideo />)
  await record(rendered)
  await findButton('Save video')
  await rendered.user.click(button('Discard'))
  expect(state()).toBe('idle')
  expect(document.activeElement).toBe(button('Record'))
})

test('Record again can be called off: the first recording is there, and was pending all along', async () => {
  fakeCamera()
  const onPendingChange = vi.fn<(pending: string | null) => void>()
  const rendered = renderTexts(<KeptVideo onPendingChange={onPendingChange} />)
  await record(rendered)
  await rendered.user.click(await findButton('Record again'))
  await findButton('Start recording')
  expect(onPendingChange).toHaveBeenLastCalledWith('recording')
  await rendered.user.click(button('Cancel'))
  expect(state()).toBe('review')
  expect(document.activeElement).toBe(button('Save video'))
  expect(onPendingChange).toHaveBeenLastCalledWith('recording')
})

test('a recording survives an upload that fails, and is saved by trying again', async () => {
  fakeCamera()
  const uploads = fakeUploads()
  const onPendingChange = vi.fn<(pending: string | null) => void>()
  const rendered = renderTexts(<KeptVideo onPendingChange={onPendingChange} />)
  await record(rendered)
  await findButton('Save video')
  expect(onPendingChange.mock.calls.map(([pending]) => pending)).toContain('filming')
  expect(onPendingChange).toHaveBeenLastCalledWith('recording')
  await rendered.user.click(button('Save video'))
  expect(onPendingChange).toHaveBeenLastCalledWith('uploading')
  act(() => uploads[0]?.lose())
  await within(control()).findByText(/your video is still here/)
  await rendered.user.click(await findButton('Try again'))
  expect(uploads[1]?.sent).toEqual(uploads[0]?.sent)
  act(() => uploads[1]?.store(NEW))
  await waitFor(() => expect(stored()).toContain(NEW))
  await waitFor(() => expect(onPendingChange).toHaveBeenLastCalledWith(null))
})

test('Cancel during the upload gives the recording back', async () => {
  fakeCamera()
  const uploads = fakeUploads()
  const rendered = renderTexts(<KeptVideo />)
  await record(rendered)
  await findButton('Save video')
  await rendered.user.click(button('Save video'))
  await rendered.user.click(button('Cancel upload'))
  expect(uploads[0]?.isAborted).toBe(true)
  expect(button('Save video')).toBeTruthy()
})

test('a file is uploaded at once', { tags: ['R121'] }, async () => {
  const uploads = fakeUploads()
  renderTexts(<KeptVideo />)
  choose(TOUR)
  await waitFor(() => expect(uploads).toHaveLength(1))
  act(() => uploads[0]?.store(NEW))
  expect(await screen.findByText('Video uploaded successfully')).toBeTruthy()
  expect(stored()).toContain(NEW)
})

test(
  'a file that is no video is refused before it is sent, and another can be chosen there',
  { tags: ['R167'] },
  async () => {
    const uploads = fakeUploads()
    renderTexts(<KeptVideo />)
    choose(new File(['x'], 'notes.txt', { type: 'text/plain' }))
    expect(await within(control()).findByText('Uploaded file is not a video')).toBeTruthy()
    expect(within(control()).queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(button('Upload a file')).toBeTruthy()
    expect(uploads).toEqual([])
  },
)

test.each([
  ['its own words', { status: 422, body: { error: 'Too short' } }, 'Too short'],
  ['ours when it has none', { status: 500, body: {} }, 'Upload failed'],
])('what the server refuses is said in %s', async (_whose, answer, words) => {
  const uploads = fakeUploads()
  renderTexts(<KeptVideo />)
  choose(TOUR)
  await waitFor(() => expect(uploads).toHaveLength(1))
  act(() => uploads[0]?.answer(answer))
  expect(await within(control()).findByText(words)).toBeTruthy()
})

test('a video that is set plays, and can be replaced', async () => {
  const uploads = fakeUploads()
  const { user } = renderTexts(<KeptVideo value={OLD} />)
  expect(control().querySelector('video')?.controls).toBe(true)
  await user.click(button('Replace'))
  choose(TOUR)
  await waitFor(() => expect(uploads).toHaveLength(1))
  act(() => uploads[0]?.store(NEW))
  await waitFor(() => expect(stored()).toContain(NEW))
})

test('replacing can be called off', async () => {
  const { user } = renderTexts(<KeptVideo value={OLD} />)
  await user.click(button('Replace'))
  await user.click(button('Cancel'))
  expect(stored()).toContain(OLD)
})

test('a video goes only after it was asked once more', { tags: ['R121'] }, async () => {
  const onChange = vi.fn<(url: string | null) => void>()
  const { user } = renderTexts(
    <main tabIndex={-1}>
      <KeptVideo value={OLD} onChange={onChange} />
    </main>,
  )
  await user.click(button('Remove'))
  const dialog = await findDialog('Remove this video?')
  expect(onChange).not.toHaveBeenCalled()
  // The dialog hands the keyboard back a moment later.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
  act(() => void vi.runAllTimers())
  vi.useRealTimers()
  expect(onChange.mock.calls).toEqual([[null]])
  expect(said()).toBe('The video is removed')
  expect(document.activeElement).toBe(button('Record'))
})

test.each([
  ['is called off', 'Cancel upload'],
  ['is lost, and given up,', 'Cancel'],
])('after an upload that %s the keyboard is on Upload a file', async (_how, cancel) => {
  const uploads = fakeUploads()
  const { user } = renderTexts(<KeptVideo />)
  button('Upload a file').focus()
  choose(TOUR)
  await findButton('Cancel upload')
  if (cancel === 'Cancel') act(() => uploads[0]?.lose())
  await user.click(await findButton(cancel))
  expect(document.activeElement).toBe(button('Upload a file'))
})

test('after a file that is refused the keyboard is on Upload a file', async () => {
  renderTexts(<KeptVideo />)
  button('Upload a file').focus()
  choose(new File(['x'], 'notes.txt', { type: 'text/plain' }))
  await within(control()).findByText('Uploaded file is not a video')
  expect(document.activeElement).toBe(button('Upload a file'))
})
