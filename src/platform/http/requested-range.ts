import parseRange from 'range-parser'

/** The part of a file that is asked for: all of it, a range of bytes (both ends included), or one that it has not. */
export type RequestedRange = 'whole' | 'none' | { start: number; end: number }

/**
 * Reads the header Range for a file of so many bytes. Several ranges at once, other units and what cannot be read are
 * answered with the whole file, as HTTP allows. `ifRange` must be the file's own tag, else it may have changed.
 */
export function requestedRange(
  bytes: number,
  { range, ifRange, tag }: { range: string | null; ifRange: string | null; tag: string },
): RequestedRange {
  if (!range || (ifRange !== null && ifRange !== tag)) return 'whole'
  // More than there is, counted from the end, is all of it.
  const suffix = /^bytes=-(\d+)$/.exec(range)?.[1]
  if (suffix && bytes > 0 && Number(suffix) >= bytes) return { start: 0, end: bytes - 1 }
  const found = parseRange(bytes, range)
  if (found === -1) return range.startsWith('bytes=') ? 'none' : 'whole'
  if (found === -2 || found.type !== 'bytes' || found.length !== 1) return 'whole'
  const [only] = found
  return only ? { start: only.start, end: only.end } : 'whole'
}
