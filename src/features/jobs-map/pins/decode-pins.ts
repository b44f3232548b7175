import { HEADER_WORDS, PINS_MODES, PINS_VERSION, WORD_BYTES, type Pins } from './pins.ts'

const COLUMNS_OF_PIN = 3

/** Reads so many numbers; the machine's own order of bytes is another one, hence one by one. */
function readColumn(view: DataView, firstWord: number, count: number): Int32Array {
  return Int32Array.from({ length: count }, (_, nth) => view.getInt32((firstWord + nth) * WORD_BYTES))
}

/** Reads what `encodePins` wrote. Throws on anything else: of another version, cut short or too long. */
export function decodePins(buffer: ArrayBufferLike): Pins {
  const view = new DataView(buffer)
  const [version, modeIndex = 0, pins = 0, beside = 0] = readColumn(view, 0, HEADER_WORDS)
  const mode = PINS_MODES[modeIndex]
  const words = HEADER_WORDS + pins * COLUMNS_OF_PIN + beside
  if (version !== PINS_VERSION || !mode || buffer.byteLength !== words * WORD_BYTES) {
    throw new Error('These are no pins, or pins of another version')
  }
  const column = (nth: number, count: number) => readColumn(view, HEADER_WORDS + nth * pins, count)
  return {
    mode,
    numbers: column(0, pins),
    lngs: column(1, pins),
    lats: column(2, pins),
    beside: column(COLUMNS_OF_PIN, beside),
  }
}

/** How many jobs encoded pins hold, on the map and beside it; the head alone tells. */
export function countPins(bytes: Uint8Array): number {
  const [, , pins = 0, beside = 0] = readColumn(new DataView(bytes.buffer, bytes.byteOffset), 0, HEADER_WORDS)
  return pins + beside
}
