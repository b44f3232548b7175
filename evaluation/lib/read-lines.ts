import { closeSync, openSync, readSync } from 'node:fs'
import { TextDecoder } from 'node:util'

const PIECE_BYTES = 1 << 20

/** A file cannot be used as it stands; the message says where and why. */
export class BrokenInput extends Error {
  override name = 'BrokenInput'
}

/** Whoever saved a file as UTF-16 is told so, before its every second byte is taken for a sign. */
function refuseOtherEncodings(path: string, piece: Uint8Array): void {
  const [first, second] = piece
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new BrokenInput(`${path}: line 1: this is UTF-16; save it as UTF-8`)
  }
}

/** The lines of a file in UTF-8, one after the other, without their ends and without a byte-order mark. */
export function* readLines(path: string): Generator<string> {
  const file = openSync(path, 'r')
  const decoder = new TextDecoder('utf-8')
  const piece = new Uint8Array(PIECE_BYTES)
  let rest = ''
  try {
    for (let isFirst = true; ; isFirst = false) {
      const length = readSync(file, piece)
      if (isFirst) refuseOtherEncodings(path, piece.subarray(0, length))
      rest += decoder.decode(piece.subarray(0, length), { stream: length > 0 })
      const lines = rest.split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line
      if (length === 0) break
    }
    if (rest !== '') yield rest.endsWith('\r') ? rest.slice(0, -1) : rest
  } finally {
    closeSync(file)
  }
}
