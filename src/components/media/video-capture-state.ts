import { COUNTDOWN_SECONDS } from './recording-limits.ts'

/** Why nothing can be recorded. */
export type BlockReason = 'denied' | 'noCamera' | 'inUse' | 'unsupported' | 'broken'

/** A file on its way. `recording` is what was recorded and is not stored yet: the file itself, or what it would replace. */
type Sending = { file: File; recording: File | null }

/** An earlier recording that waits to be saved: it stays until there is another one. */
type Kept = { kept?: File }

export type CaptureState =
  | { name: 'idle' }
  | { name: 'replacing' }
  | ({ name: 'asking' } & Kept)
  | ({ name: 'blocked'; reason: BlockReason } & Kept)
  | ({ name: 'live' } & Kept)
  | ({ name: 'away' } & Kept)
  | ({ name: 'countdown'; secondsLeft: number } & Kept)
  | ({ name: 'recording'; elapsedMs: number } & Kept)
  | ({ name: 'finishing' } & Kept)
  | { name: 'review'; recording: File }
  | ({ name: 'sending'; progress: number } & Sending)
  | ({ name: 'failed'; message: string; canRetry: boolean } & Sending)

export type CaptureEvent =
  | { type: 'replace' | 'record' | 'opened' | 'start' | 'second' | 'stop' | 'lost' | 'hidden' | 'shown' }
  | { type: 'save' | 'sent' | 'discard' | 'cancel' }
  | { type: 'blocked'; reason: BlockReason }
  | { type: 'tick'; elapsedMs: number; limitMs: number }
  | { type: 'recorded'; recording: File }
  | { type: 'choose'; file: File }
  | { type: 'progress'; progress: number }
  | { type: 'fail'; message: string; canRetry: boolean }

type EventOf<Type extends CaptureEvent['type']> = Extract<CaptureEvent, { type: Type }>
type Moves = {
  [Type in CaptureEvent['type']]: (state: CaptureState, event: EventOf<Type>) => CaptureState | null
}

export const IDLE: CaptureState = { name: 'idle' }

const isOneOf = (state: CaptureState, ...names: CaptureState['name'][]) => names.includes(state.name)

/** The recording that would be lost if the control were left now. */
export function unsavedRecording(state: CaptureState): File | null {
  if ('kept' in state) return state.kept ?? null
  return 'recording' in state ? state.recording : null
}

/** For the states on the way to another recording. */
function keptFrom(state: CaptureState): Kept {
  return { kept: unsavedRecording(state) ?? undefined }
}

/** Back to the recording that waits to be saved, else to the beginning. */
function stepBack(state: CaptureState): CaptureState {
  const recording = unsavedRecording(state)
  return recording ? { name: 'review', recording } : IDLE
}

function send(file: File, recording: File | null): CaptureState {
  return { name: 'sending', file, recording, progress: 0 }
}

/** Where each event leads; null where it means nothing in that state, as when it comes too late. */
const MOVES: Moves = {
  replace: (state) => (isOneOf(state, 'idle') ? { name: 'replacing' } : null),
  record: (state) =>
    isOneOf(state, 'idle', 'replacing', 'blocked', 'review', 'failed')
      ? { name: 'asking', ...keptFrom(state) }
      : null,
  opened: (state) => (isOneOf(state, 'asking') ? { name: 'live', ...keptFrom(state) } : null),
  blocked: (state, { reason }) =>
    isOneOf(state, 'asking', 'live', 'away', 'countdown', 'recording', 'finishing')
      ? { name: 'blocked', reason, ...keptFrom(state) }
      : null,
  start: (state) =>
    isOneOf(state, 'live') ? { name: 'countdown', secondsLeft: COUNTDOWN_SECONDS, ...keptFrom(state) } : null,
  second: (state) => {
    if (state.name !== 'countdown') return null
    const secondsLeft = state.secondsLeft - 1
    return secondsLeft > 0
      ? { ...state, secondsLeft }
      : { name: 'recording', elapsedMs: 0, ...keptFrom(state) }
  },
  tick: (state, { elapsedMs, limitMs }) => {
    if (state.name !== 'recording') return null
    return elapsedMs < limitMs ? { ...state, elapsedMs } : { name: 'finishing', ...keptFrom(state) }
  },
  // Unplugged, or taken away in the browser's own menu: what was recorded until then stays.
  lost: (state) => {
    if (state.name === 'recording') return { name: 'finishing', ...keptFrom(state) }
    return isOneOf(state, 'live', 'countdown')
      ? { name: 'blocked', reason: 'noCamera', ...keptFrom(state) }
      : null
  },
  stop: (state) => (isOneOf(state, 'recording') ? { name: 'finishing', ...keptFrom(state) } : null),
  recorded: (state, { recording }) =>
    isOneOf(state, 'recording', 'finishing') ? { name: 'review', recording } : null,
  hidden: (state) => (isOneOf(state, 'live', 'countdown') ? { name: 'away', ...keptFrom(state) } : null),
  shown: (state) => (isOneOf(state, 'away') ? { name: 'asking', ...keptFrom(state) } : null),
  choose: (state, { file }) =>
    isOneOf(state, 'recording', 'finishing', 'sending') ? null : send(file, unsavedRecording(state)),
  save: (state) => {
    if (state.name === 'review') return send(state.recording, state.recording)
    return state.name === 'failed' ? send(state.file, state.recording) : null
  },
  progress: (state, { progress }) => (state.name === 'sending' ? { ...state, progress } : null),
  sent: (state) => (isOneOf(state, 'sending') ? IDLE : null),
  fail: (state, { message, canRetry }) =>
    state.name === 'sending'
      ? { name: 'failed', message, canRetry, file: state.file, recording: state.recording }
      : null,
  discard: (state) => (isOneOf(state, 'review', 'failed') ? IDLE : null),
  cancel: (state) => {
    if (state.name === 'countdown') return { name: 'live', ...keptFrom(state) }
    return isOneOf(state, 'recording', 'finishing', 'review') ? null : stepBack(state)
  },
}

/**
 * What the video control does next. It knows no browser: the camera, the clock and the network send it events, and one
 * that comes too late, a camera that opens after it was called off, changes nothing.
 */
export function nextCapture(state: CaptureState, event: CaptureEvent): CaptureState {
  const move = MOVES[event.type] as (state: CaptureState, event: CaptureEvent) => CaptureState | null
  return move(state, event) ?? state
}

/** Whether the camera is needed: in every other state its light is out. */
export function needsCamera({ name }: CaptureState): boolean {
  return ['asking', 'live', 'countdown', 'recording'].includes(name)
}
