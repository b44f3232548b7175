import type { Span } from './spans.ts'
import { ADDRESS_ENDS, FILE_NAMES, SMALL_ENDS } from './web-words.ts'

/** Words of letters, digits and the signs that names of machines and mailboxes have. */
export const MAILBOX = /[\p{L}\p{N}._%+\u200B-\u200D\u2060-]/u
const MAIL_SCHEME = /mailto:$/i
const HOST = /[\p{L}\p{N}.-]+/gu
const IS_WORD = /[\p{L}\p{N}]/u
/** Every link has one: what follows a scheme, www, or the last dot of a host. */
const SIGN_OF_LINK = /:\/\/|www\.|\.(?=[\p{L}\p{N}-])/giu
const IS_SPACE = /\s/u
const SCHEME = /:\/\/|www\./i
const BEFORE_SCHEME = /[\p{L}\d+-]/u
/** The end of a sentence is no end of a link. */
const LAST_SIGNS = new Set('.,;:!?)]}>\'"’”»…')

function endOf(text: string, from: number, to: number): number {
  let end = to
  while (end > from && LAST_SIGNS.has(text[end - 1] ?? '')) end -= 1
  return end
}

/** Mailboxes and handles: whatever stands on both sides of an @ without a space. Bare ones, "a @ b", are none. */
export function mailboxSpans(text: string): Span[] {
  const spans: Span[] = []
  let done = 0
  for (let sign = text.indexOf('@'); sign >= 0; sign = text.indexOf('@', Math.max(sign + 1, done))) {
    let [from, to] = [sign, sign + 1]
    while (from > done && MAILBOX.test(text[from - 1] ?? '')) from -= 1
    while (to < text.length && MAILBOX.test(text[to] ?? '')) to += 1
    if (from === sign && text[to] === '/')
      while (to < text.length && (text[to] === '/' || MAILBOX.test(text[to] ?? ''))) to += 1
    const scheme = MAIL_SCHEME.exec(text.slice(Math.max(done, from - 7), from))?.[0].length ?? 0
    if (IS_WORD.test(text[sign + 1] ?? '')) spans.push({ from: from - scheme, to: endOf(text, sign, to) })
    done = to
  }
  return spans
}

/** Whether the last word of a host is one that addresses end in, and the first is a word. */
export function isHost(host: string): boolean {
  const labels = host.split('.').filter(Boolean)
  const [first = '', last = ''] = [labels[0], labels.at(-1)]
  if (labels.length < 2 || !IS_WORD.test(first)) return false
  return (
    ADDRESS_ENDS.has(last.toLowerCase()) ||
    (SMALL_ENDS.has(last) && first.length > 1 && !FILE_NAMES.has(first))
  )
}

const MACHINE = /^\d{1,3}(?:\.\d{1,3}){3}$/

/** The first link of a run without spaces. Names of things that look like one, such as "ASP.NET", are none. */
function linkIn(run: string, isName: (text: string) => boolean): Span | null {
  const scheme = SCHEME.exec(run)
  if (scheme) {
    let from = scheme.index
    while (from > 0 && BEFORE_SCHEME.test(run[from - 1] ?? '')) from -= 1
    return { from, to: endOf(run, from, run.length) }
  }
  for (const { 0: host, index } of run.matchAll(HOST)) {
    const behind = index + host.length
    const isMachine = MACHINE.test(host) && /^\/\p{L}/u.test(run.slice(behind, behind + 2))
    if (!isMachine && (!isHost(host) || isName(host.replace(/(?<!\.)\.+$/, '')))) continue
    const hasPath = /[/?#:]/.test(run[behind] ?? '')
    return { from: index, to: endOf(run, index, hasPath ? run.length : behind) }
  }
  return null
}

function runAt(text: string, at: number): Span {
  let [from, to] = [at, at + 1]
  while (from > 0 && !IS_SPACE.test(text[from - 1] ?? '')) from -= 1
  while (to < text.length && !IS_SPACE.test(text[to] ?? '')) to += 1
  return { from, to }
}

/** Links of every form: with a scheme, with www, or a host alone. Runs that cannot have one are not taken apart. */
export function linkSpans(text: string, isName: (text: string) => boolean): Span[] {
  const spans: Span[] = []
  let done = 0
  for (const { index } of text.matchAll(SIGN_OF_LINK)) {
    if (index < done) continue
    const { from, to } = runAt(text, index)
    const link = linkIn(text.slice(from, to), isName)
    if (link) spans.push({ from: from + link.from, to: from + link.to })
    done = to
  }
  return spans
}
