import { expect, test } from 'vitest'
import {
  IDLE,
  needsCamera,
  nextCapture,
  unsavedRecording,
  type CaptureEvent,
  type CaptureState,
} from './video-capture-state.ts'

const RECORDING = new File(['pictures'], 'company-video.mp4', { type: 'video/mp4' })
const CHOSEN = new File(['others'], 'holiday.mp4', { type: 'video/mp4' })

const after = (...events: CaptureEvent[]) => events.reduce(nextCapture, IDLE)
const toLive: CaptureEvent[] = [{ type: 'record' }, { type: 'opened' }]
const toRecording: CaptureEvent[] = [
  ...toLive,
  { type: 'start' },
  { type: 'second' },
  { type: 'second' },
  { type: 'second' },
]
const toReview: CaptureEvent[] = [
  ...toRecording,
  { type: 'stop' },
  { type: 'recorded', recording: RECORDING },
]

test(
  'it asks for the camera, shows it, counts three seconds down and records',
  { tags: ['R122', 'R208'] },
  () => {
    expect(after({ type: 'record' })).toEqual({ name: 'asking' })
    expect(after(...toLive)).toEqual({ name: 'live' })
    const counted = [1, 2, 3, 4].map((count) => after(...toRecording.slice(0, 2 + count)))
    expect(counted).toEqual([
      { name: 'countdown', secondsLeft: 3 },
      { name: 'countdown', secondsLeft: 2 },
      { name: 'countdown', secondsLeft: 1 },
      { name: 'recording', elapsedMs: 0 },
    ])
  },
)

test('a countdown that is called off leaves the camera on, and starts again from three', () => {
  const calledOff = after(...toLive, { type: 'start' }, { type: 'second' }, { type: 'cancel' })
  expect(calledOff).toEqual({ name: 'live' })
  expect(nextCapture(calledOff, { type: 'start' })).toEqual({ name: 'countdown', secondsLeft: 3 })
})

test('a recording stops by itself at its limit, and not before', () => {
  const limitMs = 60_000
  expect(after(...toRecording, { type: 'tick', elapsedMs: 59_999, limitMs })).toEqual({
    name: 'recording',
    elapsedMs: 59_999,
  })
  expect(after(...toRecording, { type: 'tick', elapsedMs: 60_000, limitMs })).toEqual({ name: 'finishing' })
})

test('what was recorded is looked at first, and saved or thrown away', { tags: ['R122'] }, () => {
  expect(after(...toReview)).toEqual({ name: 'review', recording: RECORDING })
  expect(after(...toReview, { type: 'save' })).toEqual({
    name: 'sending',
    file: RECORDING,
    recording: RECORDING,
    progress: 0,
  })
  expect(after(...toReview, { type: 'save' }, { type: 'sent' })).toEqual(IDLE)
  expect(after(...toReview, { type: 'discard' })).toEqual(IDLE)
  expect(after(...toReview, { type: 'record' })).toEqual({ name: 'asking', kept: RECORDING })
})

const again: CaptureEvent[] = [...toReview, ...toRecording]
test.each<[string, CaptureEvent[]]>([
  ['asking', [{ type: 'record' }]],
  ['blocked', [{ type: 'record' }, { type: 'blocked', reason: 'denied' }]],
  ['live', toLive],
  ['countdown', [...toLive, { type: 'start' }]],
  ['live', [...toLive, { type: 'start' }, { type: 'cancel' }]],
  ['away', [...toLive, { type: 'hidden' }]],
  ['asking', [...toLive, { type: 'hidden' }, { type: 'shown' }]],
  ['blocked', [...toLive, { type: 'lost' }]],
  ['recording', toRecording],
  ['finishing', [...toRecording, { type: 'stop' }]],
  ['finishing', [...toRecording, { type: 'lost' }]],
  ['blocked', [...toRecording, { type: 'stop' }, { type: 'blocked', reason: 'broken' }]],
])('Record again keeps the first recording while it is %s (%#)', (name, events) => {
  const state = after(...toReview, ...events)
  expect(state.name).toBe(name)
  expect(unsavedRecording(state)).toBe(RECORDING)
})

test.each<[string, CaptureEvent[]]>([
  ['the question for the camera', [{ type: 'record' }]],
  ['the preview', toLive],
  ['a countdown that was stopped', [...toLive, { type: 'start' }, { type: 'cancel' }]],
  ['a blocked camera', [{ type: 'record' }, { type: 'blocked', reason: 'denied' }]],
  ['a hidden tab', [...toLive, { type: 'hidden' }]],
])('Cancel at %s leads back to the first recording', (_where, events) => {
  expect(after(...toReview, ...events, { type: 'cancel' })).toEqual({ name: 'review', recording: RECORDING })
})

test('the first recording goes once there is a second one', () => {
  const second = new File(['better'], 'company-video.mp4', { type: 'video/mp4' })
  const reviewed = after(...again, { type: 'stop' }, { type: 'recorded', recording: second })
  expect(reviewed).toEqual({ name: 'review', recording: second })
})

test('a file chosen during a second recording gives the first one back when it is called off', () => {
  const calledOff = after(...toReview, ...toLive, { type: 'choose', file: CHOSEN }, { type: 'cancel' })
  expect(calledOff).toEqual({ name: 'review', recording: RECORDING })
})

test('a recording outlives a failed or cancelled upload, and can be sent again', () => {
  const failed = after(
    ...toReview,
    { type: 'save' },
    { type: 'fail', message: 'media.upload.failed', canRetry: true },
  )
  expect(unsavedRecording(failed)).toBe(RECORDING)
  expect(nextCapture(failed, { type: 'save' })).toMatchObject({ name: 'sending', file: RECORDING })
  expect(after(...toReview, { type: 'save' }, { type: 'cancel' })).toEqual({
    name: 'review',
    recording: RECORDING,
  })
})

test('a file chosen in its place that is refused gives the recording back', () => {
  const refused = after(
    ...toReview,
    { type: 'choose', file: CHOSEN },
    { type: 'fail', message: 'media.upload.notVideo', canRetry: false },
  )
  expect(refused).toMatchObject({ name: 'failed', file: CHOSEN, recording: RECORDING })
  expect(nextCapture(refused, { type: 'cancel' })).toEqual({ name: 'review', recording: RECORDING })
})

test('a file is sent at once, and cancelling it leads back to the choice', () => {
  const sending = after({ type: 'choose', file: CHOSEN }, { type: 'progress', progress: 0.4 })
  expect(sending).toEqual({ name: 'sending', file: CHOSEN, recording: null, progress: 0.4 })
  expect(nextCapture(sending, { type: 'cancel' })).toEqual(IDLE)
})

test.each(['denied', 'noCamera', 'inUse', 'unsupported', 'broken'] as const)(
  'when the camera is not to be had (%s) it can be tried again, and a file can be chosen',
  (reason) => {
    const blocked = after({ type: 'record' }, { type: 'blocked', reason })
    expect(blocked).toEqual({ name: 'blocked', reason })
    expect(nextCapture(blocked, { type: 'record' })).toEqual({ name: 'asking' })
    expect(nextCapture(blocked, { type: 'choose', file: CHOSEN })).toMatchObject({ name: 'sending' })
    expect(nextCapture(blocked, { type: 'cancel' })).toEqual(IDLE)
  },
)

test('a hidden tab turns a preview off and its return on again, but does not end a recording', () => {
  expect(after(...toLive, { type: 'hidden' })).toEqual({ name: 'away' })
  expect(after(...toLive, { type: 'start' }, { type: 'hidden' })).toEqual({ name: 'away' })
  expect(after(...toLive, { type: 'hidden' }, { type: 'shown' })).toEqual({ name: 'asking' })
  expect(after(...toRecording, { type: 'hidden' })).toEqual({ name: 'recording', elapsedMs: 0 })
})

test('a camera that is unplugged ends the preview, and what was recorded until then stays', () => {
  expect(after(...toLive, { type: 'lost' })).toEqual({ name: 'blocked', reason: 'noCamera' })
  expect(after(...toRecording, { type: 'lost' })).toEqual({ name: 'finishing' })
})

test('replacing a video asks how, and can be called off', () => {
  expect(after({ type: 'replace' })).toEqual({ name: 'replacing' })
  expect(after({ type: 'replace' }, { type: 'cancel' })).toEqual(IDLE)
})

const EARLY: CaptureEvent[] = [
  { type: 'opened' },
  { type: 'start' },
  { type: 'second' },
  { type: 'stop' },
  { type: 'tick', elapsedMs: 1, limitMs: 0 },
  { type: 'recorded', recording: RECORDING },
  { type: 'blocked', reason: 'denied' },
  { type: 'lost' },
  { type: 'hidden' },
  { type: 'shown' },
  { type: 'save' },
  { type: 'sent' },
  { type: 'progress', progress: 1 },
  { type: 'fail', message: 'x', canRetry: true },
  { type: 'discard' },
]
test.each(EARLY)('what comes when nobody waits for it changes nothing: $type', (event) => {
  expect(nextCapture(IDLE, event)).toBe(IDLE)
})

test('nothing but Stop, the clock and the camera ends a recording', () => {
  const recording = after(...toRecording)
  for (const type of ['record', 'cancel', 'discard', 'save', 'replace'] as const)
    expect(nextCapture(recording, { type })).toBe(recording)
  expect(nextCapture(recording, { type: 'choose', file: CHOSEN })).toBe(recording)
})

test('the camera is on from asking to the end of the recording, and at no other time', () => {
  const states: CaptureState[] = [
    IDLE,
    { name: 'replacing' },
    { name: 'asking' },
    { name: 'live' },
    { name: 'countdown', secondsLeft: 2 },
    { name: 'recording', elapsedMs: 1 },
    { name: 'finishing' },
    { name: 'away' },
    { name: 'blocked', reason: 'denied' },
    { name: 'review', recording: RECORDING },
  ]
  const on = states.filter(needsCamera).map(({ name }) => name)
  expect(on).toEqual(['asking', 'live', 'countdown', 'recording'])
})
