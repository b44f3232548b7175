import type { Readable } from 'node:stream'

/**
 * A stream of Node's as an answer carries it: read no faster than it is taken, and closed when whoever takes it goes
 * away. Node's own conversion reads ahead by pieces and not by bytes.
 */
export function toWebStream(source: Readable): ReadableStream<Uint8Array> {
  const pieces = source[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: () => {
        source.destroy()
      },
    },
    { highWaterMark: 0 },
  )
}
