const MARKS: [bytes: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]
/** Without a mark, the first character of any format we read gives UTF-16 away: it takes one byte of the two. */
const FIRST_CHARACTERS: [bytes: number[], encoding: string][] = [
  [[0x3c, 0x00], 'utf-16le'],
  [[0x7b, 0x00], 'utf-16le'],
  [[0x5b, 0x00], 'utf-16le'],
  [[0x00, 0x3c], 'utf-16be'],
  [[0x00, 0x7b], 'utf-16be'],
  [[0x00, 0x5b], 'utf-16be'],
]
/** Where XML and HTML say their own encoding. */
const DECLARED =
  /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]+)|<meta[^>]{0,200}?charset\s*=\s*["']?([\w.:-]+)/i
const DECLARATION_BYTES_MAX = 2_048

/**
 * The text of a file: by its byte order mark, by the encoding that the file names, as UTF-8, or else as Windows-1252,
 * which every sequence of bytes is. Never throws; bytes that make no sense become U+FFFD.
 */
export function decodeText(bytes: Uint8Array): string {
  const begins = ([start]: [number[], string]) => start.every((byte, index) => bytes[index] === byte)
  const marked = MARKS.find(begins) ?? FIRST_CHARACTERS.find(begins)
  if (marked) return new TextDecoder(marked[1]).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decoderFor(bytes).decode(bytes)
  }
}

function decoderFor(bytes: Uint8Array): TextDecoder {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, DECLARATION_BYTES_MAX))
  const declared = DECLARED.exec(start)
  try {
    return new TextDecoder(declared?.[1] ?? declared?.[2] ?? 'windows-1252')
  } catch {
    return new TextDecoder('windows-1252')
  }
}
