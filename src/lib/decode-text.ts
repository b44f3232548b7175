const MARKS: [bytes: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]
/** Where XML and HTML say their own encoding. */
const DECLARED =
  /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]+)|<meta[^>]{0,200}?charset\s*=\s*["']?([\w.:-]+)/i
const DECLARATION_BYTES_MAX = 2_048

/**
 * The text of a file: by its byte order mark, as UTF-8, by the encoding that the file names, or else as Windows-1252,
 * which every sequence of bytes is. Never throws; bytes that make no sense become U+FFFD.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))
  const encoding = marked?.[1] ?? wideEncoding(bytes)
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes)
  const asUtf8 = new TextDecoder().decode(bytes)
  return isMostlyWhole(asUtf8) ? asUtf8 : decoderFor(bytes).decode(bytes)
}

/** Without a mark, the first character gives UTF-16 away: of every format it takes one byte of the two. */
function wideEncoding([first, second]: Uint8Array): string | null {
  if (first === undefined || second === undefined || (first === 0) === (second === 0)) return null
  return first === 0 ? 'utf-16be' : 'utf-16le'
}

/** A file that was cut, or of which a character is broken, is UTF-8 all the same. */
function isMostlyWhole(text: string): boolean {
  if (!text.includes('\uFFFD')) return true
  let whole = 0
  for (const sign of text) if (sign > '\u007F') whole += sign === '\uFFFD' ? -1 : 1
  return whole >= 0
}

function decoderFor(bytes: Uint8Array): TextDecoder {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, DECLARATION_BYTES_MAX))
  const [, ofXml, ofPage] = DECLARED.exec(start) ?? []
  const declared = (ofXml ?? ofPage ?? '').replace(/^utf-?8$/i, '')
  try {
    return new TextDecoder(declared || 'windows-1252')
  } catch {
    return new TextDecoder('windows-1252')
  }
}
