// Any origin will do: it only has to be one that a hostile path cannot name by chance.
const PROBE_ORIGIN = 'https://next.invalid'

// A path that is still encoded after three rounds is not a path that a person or this product wrote.
const DECODE_ROUNDS_MAX = 3

const PATH_LENGTH_MAX = 2048

/** One `/`, then anything but a second `/` or `\`; no control character or backslash anywhere. */
function isPlainPath(path: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is refused
  return /^\/(?![/\\])[^\\\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/.test(path)
}

function isWellFormed(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** Decodes ASCII only and forgives a lone `%`, as a careless decoder behind us would. */
function decodeOnce(path: string): string {
  return path.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

/** Plain in itself and in every form that decoding it once, twice or thrice could give. */
function staysPlainWhenDecoded(path: string): boolean {
  let current = path
  for (let round = 0; round <= DECODE_ROUNDS_MAX; round += 1) {
    if (!isPlainPath(current)) return false
    const decoded = decodeOnce(current)
    if (decoded === current) return true
    current = decoded
  }
  return false
}

/** The path once `.` and `..` are resolved: `/..//evil` must not become `//evil`. */
function resolvesInside(path: string): boolean {
  if (!URL.canParse(path, PROBE_ORIGIN)) return false
  const url = new URL(path, PROBE_ORIGIN)
  return url.origin === PROBE_ORIGIN && staysPlainWhenDecoded(url.pathname)
}

/**
 * Whether a text is a path of this site, with or without a query, however carelessly it is decoded and resolved later.
 * A scheme, an authority, a backslash or a control character, plain or percent-encoded, makes it another site.
 *
 * @example isSitePath('/job/42?from=mail') // true
 * @example isSitePath('/.//evil.example') // false
 */
export function isSitePath(path: unknown): path is string {
  if (typeof path !== 'string' || path.length > PATH_LENGTH_MAX) return false
  return isWellFormed(path) && staysPlainWhenDecoded(path) && resolvesInside(path)
}

/**
 * The parts of a site's path as the careless read it: decoded, without regard to case and to doubled slashes.
 *
 * @example loosePathParts('/app/../AUTH//%73ignout?x=1') // ['auth', 'signout']
 */
export function loosePathParts(path: string): string[] {
  let { pathname } = new URL(path, PROBE_ORIGIN)
  for (let round = 0; round < DECODE_ROUNDS_MAX; round += 1) pathname = decodeOnce(pathname)
  // Decoding may have brought dots to light; they are resolved once more.
  const plain = new URL(pathname.replaceAll(/[?#]/g, '/'), PROBE_ORIGIN).pathname
  return plain.toLowerCase().split('/').filter(Boolean)
}
