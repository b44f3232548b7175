/**
 * Browsers write webm as it comes and leave out how long it is and where its parts are, so that it can neither be
 * measured nor seeked. This writes the same pictures and sounds once more, with both; nothing is encoded again. What is
 * called webm with h264 is no webm in truth, few players take it, and so it becomes mp4. A recording that cannot be read
 * is given back as it is: it plays from start to end.
 */
export async function makeSeekable(recording: Blob): Promise<Blob> {
  if (!recording.type.startsWith('video/webm') && !recording.type.includes('matroska')) return recording
  try {
    const { rewriteWebm } = await import('./rewrite-webm.ts')
    return await rewriteWebm(recording)
  } catch (error) {
    console.warn('The recording stays as the browser wrote it', error)
    return recording
  }
}
