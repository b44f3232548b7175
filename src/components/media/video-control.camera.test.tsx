import { act, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeCamera } from '#tests/fakes/fake-camera.ts'
import { renderTexts } from '#tests/setup/render.tsx'
import { button, control, findButton, KeptVideo, record, said, state } from '#tests/setup/video-stage.tsx'

test('the countdown can be stopped, and the camera stays on for another try', async () => {
  const camera = fakeCamera()
  const { user } = renderTexts(<KeptVideo />)
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
  const { user } = renderTexts(<KeptVideo />)
  await user.click(button('Record'))
  expect(await within(control()).findByText(words)).toBeTruthy()
  expect(said()).toContain(words)
  expect(button('Try again')).toBeTruthy()
  expect(button('Upload a file')).toBeTruthy()
  await user.click(button('Cancel'))
  expect(state()).toBe('idle')
})

test('a browser that cannot record offers to upload, and nothing to try again', async () => {
  const { user } = renderTexts(<KeptVideo />)
  await user.click(button('Record'))
  expect(await within(control()).findByText('This browser cannot record here')).toBeTruthy()
  expect(within(control()).queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(button('Upload a file')).toBeTruthy()
})

test('a question that nobody answers can be left', async () => {
  fakeCamera({ refusal: 'never' })
  const { user } = renderTexts(<KeptVideo />)
  await user.click(button('Record'))
  expect(said()).toBe('Waiting for your camera')
  await user.click(await findButton('Cancel'))
  expect(state()).toBe('idle')
})

test('a hidden tab turns the preview off, and coming back turns it on', async () => {
  const camera = fakeCamera()
  const { user } = renderTexts(<KeptVideo />)
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
  const { user } = renderTexts(<KeptVideo />)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await user.click(button('Record'))
  await waitFor(() => expect(state()).toBe('away'))
  expect(camera.isOn()).toBe(false)
})

test('leaving the page turns the camera off', async () => {
  const camera = fakeCamera()
  const { user, unmount } = renderTexts(<KeptVideo />)
  await user.click(button('Record'))
  await findButton('Start recording')
  unmount()
  expect(camera.isOn()).toBe(false)
})

test('a camera that is unplugged is missed', async () => {
  const camera = fakeCamera()
  const { user } = renderTexts(<KeptVideo />)
  await user.click(button('Record'))
  await findButton('Start recording')
  act(() => void camera.unplug())
  expect(await within(control()).findByText('No camera or microphone was found')).toBeTruthy()
})

test('a recording of nothing is not offered', async () => {
  fakeCamera({ recorded: '' })
  await record(renderTexts(<KeptVideo />))
  expect(await within(control()).findByText('The recording did not work')).toBeTruthy()
})
