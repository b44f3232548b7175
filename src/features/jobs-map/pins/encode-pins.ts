import { HEADER_WORDS, PINS_MODES, PINS_VERSION, WORD_BYTES, type PinsMode } from './pins.ts'

/** The columns of `Pins` as bytes, every number in four with the greatest first. */
export type PinColumns = { numbers: Uint8Array; lngs: Uint8Array; lats: Uint8Array; beside: Uint8Array }

function header(mode: PinsMode, { numbers, beside }: PinColumns): Uint8Array {
  const view = new DataView(new ArrayBuffer(HEADER_WORDS * WORD_BYTES))
  const words = [
    PINS_VERSION,
    PINS_MODES.indexOf(mode),
    numbers.length / WORD_BYTES,
    beside.length / WORD_BYTES,
  ]
  words.forEach((word, nth) => view.setUint32(nth * WORD_BYTES, word))
  return new Uint8Array(view.buffer)
}

/** Pins as they travel: a header and the columns one behind the other, twelve bytes a job. */
export function encodePins(mode: PinsMode, columns: PinColumns): Uint8Array {
  const parts = [header(mode, columns), columns.numbers, columns.lngs, columns.lats, columns.beside]
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    bytes.set(part, offset)
    offset += part.length
  }
  return bytes
}
