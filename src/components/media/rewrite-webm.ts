import {
  BlobSource,
  BufferTarget,
  Conversion,
  Input,
  MATROSKA,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'

/**
 * The same pictures and sounds in a file that says how long it is and where its parts are; webm for the codecs of webm,
 * mp4 for h264. Throws where not every track can be copied. Large code: fetch it when it is needed.
 */
export async function rewriteWebm(recording: Blob): Promise<Blob> {
  const input = new Input({ source: new BlobSource(recording), formats: [WEBM, MATROSKA] })
  const video = await input.getPrimaryVideoTrack()
  const isH264 = (await video?.getCodec()) === 'avc'
  const target = new BufferTarget()
  const output = new Output({
    format: isH264 ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat(),
    target,
  })
  const conversion = await Conversion.init({
    input,
    output,
    copy: { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY },
    showWarnings: false,
  })
  if (conversion.discardedTracks.length > 0) throw new Error('Not every track can be copied')
  await conversion.execute()
  if (!target.buffer) throw new Error('Nothing was written')
  return new Blob([target.buffer], { type: isH264 ? 'video/mp4' : 'video/webm' })
}
