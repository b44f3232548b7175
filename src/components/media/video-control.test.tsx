import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeCamera } from '#tests/fakes/fake-camera.ts'
import { fakeUploads } from '#tests/fakes/fake-upload.ts'
import { renderTexts, screen, Toasts } from '#tests/setup/render.tsx'
import { COUNTDOWN_SECONDS } from './recording-limits.ts'
import { VideoControl, type VideoControlProps } from './video-control.tsx'

const OLD = '/files/company-videos/old.mp4'
const NEW = '/files/company-videos/new.mp4'
const TOUR = new File(['pictures'], 'tour.mp4', { type: 'video/mp4' })

function Kept({ value: first = null, onChange, ...props }: Partial<VideoControlProps>) {
  const [value, setValue] = useState(first)
  const keep = (url: string | null) => {
    setValue(url)
    onChange?.(url)
  }
  return (
    <>
      <VideoControl folder="company-videos" label="Video" {...props} value={value} onChange={keep} />
      <Toasts />
    </>
  )
}

const control = () => screen.getByRole('group', { name: 'Video' })
const button = (name: string) => within(control()).getByRole('button', { name })
const findButton = (name: string, timeout = 5000) =>
  within(control()).findByRole('button', { name }, { timeout })
const said = () => within(control()).getByRole('status').textContent
const state = () => control().dataset.state
const stored = () => control().querySelector('video')?.getAttribute('src')
const choose = (file: File) => {
  const input = control().querySelector('input[type=file]')
  if (input) fireEvent.change(input, { target: { files: { length: 1, item: () => file, 0: file } } })
}

/** Through the camera to the recording that waits to be saved. The countdown's three seconds are let pass at once. */
async function record({ user }: ReturnType<typeof renderTexts>) {
  await user.click(button('Record'))
  const start = await findButton('Start recording')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(start)
  for (let second = 0; second < COUNTDOWN_SECONDS; second += 1) act(() => void vi.advanceTimersByTime(1000))
  vi.useRealTimers()
  await user.click(button('Stop'))
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('without a video it offers to record one or to upload a file, and says what fits', () => {
  renderTexts(<Kept />)
  expect(button('Record')).toBeTruthy()
  expect(button('Upload a file')).toBeTruthy()
  expect(within(control()).getByText(/A recording takes up to 3 minutes\./)).toBeTruthy()
  expect(control().querySelector('input[type=file]')?.getAttribute('accept')).toBe('video/*')
})

test('a video about oneself may take a minute', () => {
  renderTexts(<Kept folder="profile-videos" />)
  expect(within(control()).getByText(/A recording takes up to a minute\./)).toBeTruthy()
})

test('a recording is counted in, looked at, saved and set; the camera is on for as long as it is needed', async () => {
  const camera = fakeCamera()
  const uploads = fakeUploads()
  const onChange = vi.fn<(url: string | null) => void>()
  const rendered = renderTexts(<Kept onChange={onChange} />)
  await rendered.user.click(button('Record'))
  await rendered.user.click(await findButton('Start recording'))
  expect(camera.isOn()).toBe(true)
  expect(said()).toBe('3')
  expect(document.activeElement).toBe(button('Stop the countdown'))
  await findButton('Stop')
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
})

test('a recording can be thrown away', async () => {
  fakeCamera()
  const rendered = renderTexts(<Kept />)
  await record(rendered)
  await findButton('Save video')
  await rendered.user.click(button('Discard'))
  expect(state()).toBe('idle')
  expect(document.activeElement).toBe(button('Record'))
})

test('Record again can be called off: the first recording is there, and was pending all along', async () => {
  fakeCamera()
  const onPendingChange = vi.fn<(pending: string | null) => void>()
  const rendered = renderTexts(<Kept onPendingChange={onPendingChange} />)
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
  const rendered = renderTexts(<Kept onPendingChange={onPendingChange} />)
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
  expect(onPendingChange).toHaveBeenLastCalledWith(null)
})

test('Cancel during the upload gives the recording back', async () => {
  fakeCamera()
  const uploads = fakeUploads()
  const rendered = renderTexts(<Kept />)
  await record(rendered)
  await findButton('Save video')
  await rendered.user.click(button('Save video'))
  await rendered.user.click(button('Cancel upload'))
  expect(uploads[0]?.isAborted).toBe(true)
  expect(button('Save video')).toBeTruthy()
})

test('the countdown can be stopped, and the camera stays on for another try', async () => {
  const camera = fakeCamera()
  const { user } = renderTexts(<Kept />)
  await user.click(button('Record'))
  await user.click(await findButton('Start recording'))
  await user.click(button('Stop the countdown'))
  expect(state()).toBe('live')
  expect(camera.isOn()).toBe(true)
})

test.each([
  ['NotAllowedError', 'The camera and microphone are blocked'],
  ['NotFoundError', 'No camera or microphone was found'],
  ['NotReadableError', 'The camera is in use'],
  ['TypeError', 'The recording did not work'],
])('when the browser answers %s it says: %s', async (refusal, words) => {
  fakeCamera({ refusal })
  const { user } = renderTexts(<Kept />)
  await user.click(button('Record'))
  expect(await within(control()).findByText(words)).toBeTruthy()
  expect(said()).toContain(words)
  expect(button('Try again')).toBeTruthy()
  expect(button('Upload a file')).toBeTruthy()
  await user.click(button('Cancel'))
  expect(state()).toBe('idle')
})

test('a browser that cannot record offers to upload, and nothing to try again', async () => {
  const { user } = renderTexts(<Kept />)
  await user.click(button('Record'))
  expect(await within(control()).findByText('This browser cannot record here')).toBeTruthy()
  expect(within(control()).queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(button('Upload a file')).toBeTruthy()
})

test('a question that nobody answers can be left', async () => {
  fakeCamera({ refusal: 'never' })
  const { user } = renderTexts(<Kept />)
  await user.click(button('Record'))
  expect(said()).toBe('Waiting for your camera')
  await user.click(await findButton('Cancel'))
  expect(state()).toBe('idle')
})

test('a hidden tab turns the preview off, and coming back turns it on', async () => {
  const camera = fakeCamera()
  const { user } = renderTexts(<Kept />)
  await user.click(button('Record'))
  await findButton('Start recording')
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(state()).toBe('away')
  expect(camera.isOn()).toBe(false)
  hidden.mockReturnValue(false)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await findButton('Start recording')
  expect(camera.isOn()).toBe(true)
})

test('a camera that is allowed while the tab is hidden goes out again', async () => {
  const camera = fakeCamera()
  const { user } = renderTexts(<Kept />)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await user.click(button('Record'))
  await waitFor(() => expect(state()).toBe('away'))
  expect(camera.isOn()).toBe(false)
})

test('leaving the page turns the camera off', async () => {
  const camera = fakeCamera()
  const { user, unmount } = renderTexts(<Kept />)
  await user.click(button('Record'))
  await findButton('Start recording')
  unmount()
  expect(camera.isOn()).toBe(false)
})

test('a camera that is unplugged is missed', async () => {
  const camera = fakeCamera()
  const { user } = renderTexts(<Kept />)
  await user.click(button('Record'))
  await findButton('Start recording')
  act(() => void camera.unplug())
  expect(await within(control()).findByText('No camera or microphone was found')).toBeTruthy()
})

test('a recording of nothing is not offered', async () => {
  fakeCamera({ recorded: '' })
  await record(renderTexts(<Kept />))
  expect(await within(control()).findByText('The recording did not work')).toBeTruthy()
})

test('a file is uploaded at once', async () => {
  const uploads = fakeUploads()
  renderTexts(<Kept />)
  choose(TOUR)
  await waitFor(() => expect(uploads).toHaveLength(1))
  act(() => uploads[0]?.store(NEW))
  expect(await screen.findByText('Video uploaded successfully')).toBeTruthy()
  expect(stored()).toContain(NEW)
})

test('a file that is no video is refused before it is sent, and another can be chosen there', async () => {
  const uploads = fakeUploads()
  renderTexts(<Kept />)
  choose(new File(['x'], 'notes.txt', { type: 'text/plain' }))
  expect(await within(control()).findByText('Uploaded file is not a video')).toBeTruthy()
  expect(within(control()).queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(button('Upload a file')).toBeTruthy()
  expect(uploads).toEqual([])
})

test.each([
  ['its own words', { status: 422, body: { error: 'Too short' } }, 'Too short'],
  ['ours when it has none', { status: 500, body: {} }, 'Upload failed'],
])('what the server refuses is said in %s', async (_whose, answer, words) => {
  const uploads = fakeUploads()
  renderTexts(<Kept />)
  choose(TOUR)
  await waitFor(() => expect(uploads).toHaveLength(1))
  act(() => uploads[0]?.answer(answer))
  expect(await within(control()).findByText(words)).toBeTruthy()
})

test('a video that is set plays, and can be replaced', async () => {
  const uploads = fakeUploads()
  const { user } = renderTexts(<Kept value={OLD} />)
  expect(control().querySelector('video')?.controls).toBe(true)
  await user.click(button('Replace'))
  choose(TOUR)
  await waitFor(() => expect(uploads).toHaveLength(1))
  act(() => uploads[0]?.store(NEW))
  await waitFor(() => expect(stored()).toContain(NEW))
})

test('replacing can be called off', async () => {
  const { user } = renderTexts(<Kept value={OLD} />)
  await user.click(button('Replace'))
  await user.click(button('Cancel'))
  expect(stored()).toContain(OLD)
})

test('a video goes only after it was asked once more', async () => {
  const onChange = vi.fn<(url: string | null) => void>()
  const { user } = renderTexts(
    <main tabIndex={-1}>
      <Kept value={OLD} onChange={onChange} />
    </main>,
  )
  await user.click(button('Remove'))
  const dialog = await screen.findByRole('dialog', { name: 'Remove this video?' })
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
  const { user } = renderTexts(<Kept />)
  button('Upload a file').focus()
  choose(TOUR)
  await findButton('Cancel upload')
  if (cancel === 'Cancel') act(() => uploads[0]?.lose())
  await user.click(await findButton(cancel))
  expect(document.activeElement).toBe(button('Upload a file'))
})

test('after a file that is refused the keyboard is on Upload a file', async () => {
  renderTexts(<Kept />)
  button('Upload a file').focus()
  choose(new File(['x'], 'notes.txt', { type: 'text/plain' }))
  await within(control()).findByText('Uploaded file is not a video')
  expect(document.activeElement).toBe(button('Upload a file'))
})
