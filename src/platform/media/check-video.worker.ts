import { parentPort, workerData } from 'node:worker_threads'
import {
  EncodedPacketSink,
  FilePathSource,
  Input,
  MATROSKA,
  MP4,
  WEBM,
  type EncodedPacket,
  type InputTrack,
} from 'mediabunny'

/** What the worker finds. `isWhole`: every track has its last packets, and they are in the file. */
export type VideoFacts = { isWhole: boolean; videoCodecs: string[]; seconds: number }

const CACHE_BYTES = 2 ** 20

async function count(packets: AsyncIterable<EncodedPacket>): Promise<number> {
  return (await Array.fromAsync(packets, (packet) => packet.timestamp)).length
}

/** Reads what follows the last picture that stands by itself: of a file that was cut off, less is there than its index says. */
async function isWhole(track: InputTrack): Promise<boolean> {
  const sink = new EncodedPacketSink(track)
  if (!(await sink.getPacket(Infinity))) return false
  const start = await sink.getKeyPacket(Infinity)
  if (!start) return false
  const promised = await count(sink.packets(start, undefined, { metadataOnly: true }))
  return promised > 0 && promised === (await count(sink.packets(start)))
}

async function inspect(path: string): Promise<VideoFacts> {
  const source = new FilePathSource(path, { maxCacheSize: CACHE_BYTES })
  const input = new Input({ source, formats: [MP4, WEBM, MATROSKA] })
  try {
    const tracks = await input.getTracks()
    const videos = tracks.filter((track) => track.isVideoTrack())
    const videoCodecs = await Promise.all(videos.map(async (track) => (await track.getCodec()) ?? ''))
    for (const track of tracks) {
      if (!(await isWhole(track))) return { isWhole: false, videoCodecs, seconds: 0 }
    }
    return { isWhole: tracks.length > 0, videoCodecs, seconds: await input.computeDuration() }
  } finally {
    input.dispose()
  }
}

const broken: VideoFacts = { isWhole: false, videoCodecs: [], seconds: 0 }
const found = await inspect(String(workerData)).catch(() => broken)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(found)
