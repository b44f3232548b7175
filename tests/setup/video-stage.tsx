import { act, fireEvent, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { COUNTDOWN_SECONDS } from '#/components/media/recording-limits.ts'
import { VideoControl, type VideoControlProps } from '#/components/media/video-control.tsx'
import { renderTexts, screen, Toasts } from './render.tsx'

/** The control with what it was given, as a form around it keeps it. */
export function KeptVideo({ value: first = null, onChange, ...props }: Partial<VideoControlProps>) {
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

export const control = () => screen.getByRole('group', { name: 'Video' })
export const button = (name: string) => within(control()).getByRole('button', { name })
export const findButton = (name: string) => within(control()).findByRole('button', { name })
export const said = () => within(control()).getByRole('status').textContent
export const state = () => control().dataset.state

/** Starts the recording, whose countdown of three seconds is let pass at once; `meanwhile` sees that it has begun. */
export async function countDown(meanwhile: () => void = () => undefined) {
  const start = await findButton('Start recording')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(start)
  meanwhile()
  for (let second = 0; second < COUNTDOWN_SECONDS; second += 1) act(() => void vi.advanceTimersByTime(1000))
  vi.useRealTimers()
}

/** Through the camera to the recording that waits to be saved. */
export async function record({ user }: ReturnType<typeof renderTexts>) {
  await user.click(button('Record'))
  await countDown()
  await user.click(button('Stop'))
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})
