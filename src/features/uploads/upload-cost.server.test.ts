import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hugePng, longGif } from '#tests/setup/hostile-files.ts'
import { mediaFixture } from '#tests/setup/media-fixture.ts'
import { multipart, sendBody } from '#tests/setup/send-upload.ts'
import { fileOf, picture, RED_PICTURE, useUploadStage } from '#tests/setup/upload-stage.ts'
import { watchShare } from '#tests/setup/watch-share.ts'

// What an upload costs everybody else. How much a refusal costs the main thread, and that others are answered between two
// pieces of an upload, is told in e2e/access/upload-load.spec.ts.
const { cookie, dataDir, incoming } = await useUploadStage()

const PIECE_BYTES = 65_536

/** Sends a body piece by piece, as it comes from the network. */
async function send(whole: Buffer) {
  let sent = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (stream) => {
        if (sent >= whole.length) return stream.close()
        stream.enqueue(Uint8Array.from(whole.subarray(sent, sent + PIECE_BYTES)))
        sent += PIECE_BYTES
      },
    },
    { highWaterMark: 0 },
  )
  const answer = await sendBody(body, cookie)
  return { status: answer.status, ...((await answer.json()) as { error?: string }) }
}

/** So many times what a small picture costs is too much; none of these costs twice as much. */
const TIMES_MAX = 4
/** Whatever else is at work only adds: of several turns the cheapest of each counts. */
const TURNS_MAX = 5

/** The processor time of all threads of this process while `work` runs, in microseconds. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

const fields = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `f${index}`, value: 'x' }))

test.each<[string, () => Buffer, string]>([
  [
    'a PNG of 196 megapixels',
    () => multipart([fileOf(hugePng())]),
    'This image has too many pixels. Please choose one with at most 50 megapixels.',
  ],
  [
    'a GIF of a hundred thousand pictures',
    () => multipart([fileOf(longGif(100_000), 'image/gif')]),
    'This image format is not supported. Please use JPEG, PNG, WebP or AVIF.',
  ],
  [
    'a form of a hundred thousand fields',
    () => multipart(fields(100_000)),
    "Some information entered isn't valid",
  ],
])(
  '%s is refused at a glance: it costs the server no more than a small picture',
  async (_what, make, error) => {
    const [abuse, small] = [make(), multipart([fileOf(await picture('png'))])]
    // What is loaded first is not counted.
    expect([await send(small), await send(abuse)]).toMatchObject([{ status: 200 }, { status: 422, error }])
    let [cost, usual] = [Infinity, Infinity]
    for (let turn = 0; turn < TURNS_MAX && !(cost < TIMES_MAX * usual); turn += 1) {
      usual = Math.min(usual, await costOf(() => send(small)))
      cost = Math.min(cost, await costOf(() => send(abuse)))
    }
    expect(cost / usual).toBeLessThan(TIMES_MAX)
  },
)

test('a picture of 49 megapixels, nearly the most, is made beside the thread that answers others', async () => {
  const large = await sharp({ create: { ...RED_PICTURE.create, width: 7_000, height: 7_000 } })
    .png()
    .toBuffer()
  const { outcome, share } = await watchShare(() => send(multipart([fileOf(large)])))
  expect(outcome).toMatchObject({ status: 200 })
  expect(share).toBeLessThan(0.5)
})

const MEGABYTE = 1_000_000
const FILM_MEGABYTES = 64
const HELD_MEGABYTES_MAX = 16
/** Of the line that ends a form and of what stands before it. */
const END_BYTES = '\r\n--x-boundary-x--\r\n'.length

/** Bytes of the file that is just received which lie on the disk already. */
async function bytesOnDisk(): Promise<number> {
  const [name] = await incoming()
  return name ? (await stat(join(dataDir, 'incoming', name))).size : 0
}

test(
  'of a film of 64 megabytes no more than a quarter ever stands in memory',
  { tags: ['2.10b'] },
  async () => {
    // A real one, and a box of nothing behind it, which players pass over.
    const free = Buffer.from('\0\0\0\0free')
    free.writeUInt32BE(free.length + FILM_MEGABYTES * MEGABYTE)
    const film = Buffer.concat([await mediaFixture('index-in-front.mp4'), free])
    const whole = multipart([fileOf(film, 'video/mp4')])
    const [start, end] = [whole.subarray(0, -END_BYTES), whole.subarray(-END_BYTES)]
    // Always the same piece: whatever takes more memory is a copy. What is only held on to has not come to the disk.
    const piece = new Uint8Array(MEGABYTE)
    let [given, mostUnderWay, mostCopied, least] = [0, 0, 0, Infinity]
    const weigh = () => {
      const now = process.memoryUsage().arrayBuffers
      // What earlier tests left may go meanwhile.
      least = Math.min(least, now)
      mostCopied = Math.max(mostCopied, now - least)
    }
    const body = new ReadableStream<Uint8Array>(
      {
        start: (stream) => stream.enqueue(Uint8Array.from(start)),
        pull: async (stream) => {
          weigh()
          mostUnderWay = Math.max(mostUnderWay, given * MEGABYTE - (await bytesOnDisk()))
          if (given < FILM_MEGABYTES) {
            given += 1
            return stream.enqueue(piece)
          }
          stream.enqueue(Uint8Array.from(end))
          stream.close()
        },
      },
      { highWaterMark: 0 },
    )
    const weighing = setInterval(weigh, 1)
    const answer = await sendBody(body, cookie)
    clearInterval(weighing)
    expect([answer.status, given]).toEqual([200, FILM_MEGABYTES])
    expect(mostUnderWay).toBeLessThan(HELD_MEGABYTES_MAX * MEGABYTE)
    expect(mostCopied).toBeLessThan(HELD_MEGABYTES_MAX * MEGABYTE)
  },
)
