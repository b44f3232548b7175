import { useLayoutEffect } from 'react'
import { makeSeekable } from './make-seekable.ts'
import { chooseFormat, type RecordingFormat } from './recording-format.ts'
import type { CaptureEvent } from './video-capture-state.ts'

/** Three minutes of it fit into the largest file that is taken, with room to spare. */
const VIDEO_BITS_PER_SECOND = 2_500_000
const AUDIO_BITS_PER_SECOND = 128_000
const TICK_MS = 200

type RecorderOptions = {
  isRecording: boolean
  stream: MediaStream | null
  limitMs: number
  /** Without its extension. */
  fileName: string
  dispatch: (event: CaptureEvent) => void
}

/**
 * Records `stream` while it is told to, counts the time, and hands the finished file over. A layout effect, so that the
 * recorder is stopped before the camera is: its last second would be lost.
 */
export function useRecorder({ isRecording, stream, limitMs, fileName, dispatch }: RecorderOptions): void {
  useLayoutEffect(() => {
    if (!isRecording || !stream) return undefined
    const format = chooseFormat((mimeType) => MediaRecorder.isTypeSupported(mimeType))
    const recorder = format && startRecorder(stream, format)
    if (!recorder) return dispatch({ type: 'blocked', reason: format ? 'broken' : 'unsupported' })
    const parts: Blob[] = []
    const finish = async () => {
      const recording = await toFile(parts, format, fileName)
      dispatch(recording ? { type: 'recorded', recording } : { type: 'blocked', reason: 'broken' })
    }
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    recorder.addEventListener('stop', () => void finish())
    // It stops by itself then, and hands over what there is.
    recorder.addEventListener('error', () => dispatch({ type: 'lost' }))
    const startedAtMs = performance.now()
    const clock = setInterval(
      () => dispatch({ type: 'tick', elapsedMs: performance.now() - startedAtMs, limitMs }),
      TICK_MS,
    )
    return () => {
      clearInterval(clock)
      if (recorder.state !== 'inactive') recorder.stop()
    }
  }, [isRecording, stream, limitMs, fileName, dispatch])
}

/** Null when the browser cannot do after all what it said it could. */
function startRecorder(stream: MediaStream, { mimeType }: RecordingFormat): MediaRecorder | null {
  try {
    const recorder = new MediaRecorder(stream, {
      mimeType,
      videoBitsPerSecond: VIDEO_BITS_PER_SECOND,
      audioBitsPerSecond: AUDIO_BITS_PER_SECOND,
    })
    recorder.start()
    return recorder
  } catch (error) {
    console.error(error)
    return null
  }
}

/** The name keeps the extension of the format that was asked for; what the file is, its type says. */
async function toFile(parts: Blob[], { mimeType, extension }: RecordingFormat, fileName: string) {
  const recording = new Blob(parts, { type: mimeType })
  if (recording.size === 0) return null
  const seekable = await makeSeekable(recording)
  const [type] = seekable.type.split(';')
  return new File([seekable], `${fileName}.${extension}`, { type })
}
