import { z } from 'zod'

const MAGIC = 'FPENC1\0\0'
const HEADER_AT = 12

const header = z.object({
  version: z.string(),
  dimensions: z.number().int().positive().multipleOf(2),
  words: z.number().int().nonnegative(),
  grams: z.number().int().positive(),
  bigrams: z.number().int().positive(),
  bigramWeight: z.number(),
  gramPower: z.number(),
  levels: z.array(z.number()).length(16),
  sections: z.array(z.number().int().nonnegative()).length(8),
})

/** Rows of sixteen levels, two elements a byte, each row with its scale. */
export type Rows = { count: number; scales: Float32Array; codes: Uint8Array }

export type Model = Omit<z.infer<typeof header>, 'sections' | 'words' | 'grams' | 'bigrams'> & {
  numbers: ReadonlyMap<string, number>
  weights: Float32Array
  words: Rows
  grams: Rows
  bigrams: Rows
}

/** Reads the file that training/model_file.py wrote; throws when it is another one or cut short. */
export function readModel(file: Uint8Array<ArrayBuffer>): Model {
  const decoder = new TextDecoder()
  if (decoder.decode(file.subarray(0, MAGIC.length)) !== MAGIC) throw new Error('This is no encoder.')
  const headerBytes = new DataView(file.buffer, file.byteOffset).getUint32(MAGIC.length, true)
  const head = header.parse(JSON.parse(decoder.decode(file.subarray(HEADER_AT, HEADER_AT + headerBytes))))

  let at = HEADER_AT + headerBytes
  const sections = head.sections.map((size) => {
    const start = at + (-at & 3)
    at = start + size
    if (at > file.length) throw new Error('The encoder’s file is cut short.')
    return file.slice(start, at)
  })
  const section = (index: number) => sections[index] ?? new Uint8Array()
  const floats = (index: number) => new Float32Array(section(index).buffer)
  const rows = (count: number, index: number): Rows => ({
    count,
    scales: floats(index),
    codes: section(index + 1),
  })

  const names = decoder.decode(section(0)).split('\n')
  const { version, dimensions, bigramWeight, gramPower, levels } = head
  return {
    version,
    dimensions,
    bigramWeight,
    gramPower,
    levels,
    numbers: new Map(names.map((name, number) => [name, number])),
    weights: floats(1),
    words: rows(head.words, 2),
    grams: rows(head.grams, 4),
    bigrams: rows(head.bigrams, 6),
  }
}
