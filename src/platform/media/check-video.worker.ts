import { open } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { CustomSource, EncodedPacketSink, Input, MATROSKA, MP4, WEBM, type InputTrack } from 'mediabunny'

/** What the worker finds. `isWhole`: nothing of the file is missing, and every track has its last packet. */
export type VideoFacts = { isWhole: boolean; videoCodecs: string[]; seconds: number }

const CACHE_BYTES = 2 ** 20
/** No index and no run of pictures is larger. A file may say that one is as large as itself, and it would be held in memory. */
const PIECE_BYTES_MAX = 24 * 2 ** 20

/** A box of MP4 begins with its size in four bytes and its name; 1 means that eight bytes of size follow, 0 the rest. */
const HEAD_BYTES = 16
const BOXES_MAX = 100_000

/**
 * Whether the boxes of an MP4 fill the file exactly. The index may stand before what it names, so that a file that was
 * cut off in its middle opens as if it were whole.
 */
async function areBoxesWhole(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const head = Buffer.alloc(HEAD_BYTES)
    let at = 0
    for (let boxes = 0; at < size && boxes < BOXES_MAX; boxes += 1) {
      await file.read(head, 0, HEAD_BYTES, at)
      const short = head.readUInt32BE(0)
      const bytes = short === 1 ? Number(head.readBigUInt64BE(8)) : short || size - at
      if (bytes < 8) return false
      at += bytes
    }
    return at === size
  } finally {
    await file.close()
  }
}

/** The file, in pieces of a bounded size. */
async function openPieces(path: string): Promise<CustomSource> {
  const file = await open(path)
  const { size } = await file.stat()
  return new CustomSource({
    maxCacheSize: CACHE_BYTES,
    getSize: () => size,
    read: async (start, end) => {
      if (end - start > PIECE_BYTES_MAX) throw new Error('A piece of this file is too large')
      return (await file.read(Buffer.alloc(end - start), 0, end - start, start)).buffer
    },
    dispose: () => void file.close(),
  })
}

async function hasLastPacket(track: InputTrack): Promise<boolean> {
  return (await new EncodedPacketSink(track).getPacket(Infinity)) !== null
}

async function inspect(path: string): Promise<VideoFacts> {
  const input = new Input({ source: await openPieces(path), formats: [MP4, WEBM, MATROSKA] })
  try {
    const isBroken = (await input.getFormat()) === MP4 && !(await areBoxesWhole(path))
    const tracks = isBroken ? [] : await input.getTracks()
    const videos = tracks.filter((track) => track.isVideoTrack())
    const videoCodecs = await Promise.all(videos.map(async (track) => (await track.getCodec()) ?? ''))
    for (const track of tracks) {
      if (!(await hasLastPacket(track))) return { isWhole: false, videoCodecs, seconds: 0 }
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
