/** How a recording is written: what the recorder is asked for, and what a file of it is called. */
export type RecordingFormat = { mimeType: string; extension: 'mp4' | 'webm' }

/**
 * In the order in which they are preferred: mp4 plays and seeks everywhere, and among its codecs the ones that most
 * players know come first; then webm with h264, then whatever webm the browser writes.
 */
const FORMATS: readonly RecordingFormat[] = [
  { mimeType: 'video/mp4;codecs=avc1,mp4a.40.2', extension: 'mp4' },
  { mimeType: 'video/mp4;codecs=avc1,opus', extension: 'mp4' },
  { mimeType: 'video/mp4', extension: 'mp4' },
  { mimeType: 'video/webm;codecs=h264', extension: 'webm' },
  { mimeType: 'video/webm', extension: 'webm' },
]

/** The best format this browser can record; null where it can record none. */
export function chooseFormat(isSupported: (mimeType: string) => boolean): RecordingFormat | null {
  return FORMATS.find(({ mimeType }) => isSupported(mimeType)) ?? null
}
