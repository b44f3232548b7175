import { chooseFormat } from './recording-format.ts'
import type { BlockReason } from './video-capture-state.ts'

const WISHES: MediaStreamConstraints = {
  audio: true,
  video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } },
}

/** What browsers call the reasons for which they give no camera (Media Capture and Streams, getUserMedia). */
const REASONS: Record<string, BlockReason> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'noCamera',
  OverconstrainedError: 'noCamera',
  NotReadableError: 'inUse',
  AbortError: 'inUse',
}

/** Whether this page can record at all; on an insecure address browsers hide the way to ask for a camera. */
export function canRecord(): boolean {
  if (!navigator.mediaDevices || !('MediaRecorder' in globalThis)) return false
  return chooseFormat((mimeType) => MediaRecorder.isTypeSupported(mimeType)) !== null
}

/** Asks for camera and microphone; the browser may ask its user, for as long as that takes. */
export function openCamera(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia(WISHES)
}

/** Puts out the camera's light. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

export function blockReasonOf(error: unknown): BlockReason {
  return (error instanceof Error && REASONS[error.name]) || 'broken'
}
