import { isHost, MAILBOX } from './contact-spans.ts'
import type { Span } from './spans.ts'
import { MAIL_HOSTS } from './web-words.ts'

/** The sign of a mailbox, or the word for it. */
const AT = /@|(?<![\p{L}\p{N}])(?:at|ät|chez|arobase|arroba|małpa|zavináč|snabela)(?![\p{L}\p{N}])/giu
/** Blanks, brackets or lines round it, so many at most. */
const ROUND = /[\s_()[\]{}<>"'*-]/
const ROUND_MAX = 3
const MAILBOX_MAX = 64
const HOST = /^[\p{L}\p{N}.-]*(?<![.-])/u
const HOST_MAX = 100
const ENDING = /^\s(?:com|net|org|de|fr|ch|me|co\.?\s?uk)(?![\p{L}\p{N}])/iu
const HANDLE = /^[\p{L}\p{N}].*[\d._]|^\d+\p{L}/u
const PARTED_DOT = /[([{]\s?\.\s?[)\]}]/gu
const IS_LETTER = /\p{L}/u

function startOf(text: string, to: number, least: number): number {
  let from = to
  while (from > Math.max(least, to - MAILBOX_MAX) && MAILBOX.test(text[from - 1] ?? '')) from -= 1
  return from
}

function endOf(text: string, from: number): number {
  return from + (HOST.exec(text.slice(from, from + HOST_MAX))?.[0].length ?? 0)
}

function roundStart(text: string, at: number): number {
  let from = at
  while (at - from < ROUND_MAX && ROUND.test(text[from - 1] ?? '')) from -= 1
  return from
}

function roundEnd(text: string, at: number): number {
  let to = at
  while (to - at < ROUND_MAX && ROUND.test(text[to] ?? '')) to += 1
  return to
}

type Parted = { sign: string; name: string; host: string; behind: string }

const isMailHost = (host: string) => MAIL_HOSTS.has(host.split('.', 1)[0]?.toLowerCase() ?? '')

function lengthBehind({ sign, name, host, behind }: Parted): number | null {
  const isMail = isMailHost(host)
  const isSign = sign.includes('@')
  const isTold = isSign || isMail || HANDLE.test(name) || /AT|[_([{<"*-]/.test(sign)
  if (isHost(host)) return isTold ? 0 : null
  const ending = isMail ? (ENDING.exec(behind)?.[0].length ?? 0) : 0
  if (ending > 0) return ending
  return isMail && (isSign || HANDLE.test(name) || host.toLowerCase().endsWith('mail')) ? 0 : null
}

/** Mailboxes with something between their parts: "ada @example.com", "ada[@]example.com", "ada AT gmail com". */
function mailboxes(text: string, isName: (text: string) => boolean): Span[] {
  let least = 0
  return Array.from(text.matchAll(AT)).flatMap(({ 0: word, index }) => {
    const done = least
    const behind = roundEnd(text, index + word.length)
    const to = endOf(text, behind)
    const host = text.slice(behind, to)
    least = behind
    if (!host.includes('.') && !isMailHost(host)) return []
    const end = roundStart(text, index)
    const from = startOf(text, end, done)
    const name = text.slice(from, end)
    if (!/[\p{L}\p{N}]/u.test(name) || isName(name)) return []
    const more = lengthBehind({ sign: text.slice(end, behind), name, host, behind: text.slice(to, to + 12) })
    return more === null ? [] : [{ from, to: to + more }]
  })
}

function hosts(text: string): Span[] {
  let done = 0
  return Array.from(text.matchAll(PARTED_DOT)).flatMap(({ 0: dot, index }) => {
    const [from, to] = [startOf(text, index, done), endOf(text, index + dot.length)]
    done = index + dot.length
    return from < index && isHost(`x0.${text.slice(done, to)}`) && IS_LETTER.test(text.slice(from, index))
      ? [{ from, to }]
      : []
  })
}

/** "kestrel .com", "kestrel. com", "www kestrel com". */
const BLANK_DOT =
  /(?:\s\.(?=(?:com|org|co\.uk|io|dev|me|de|fr)(?![\p{L}\p{N}]))|\.\s(?=(?:com|org|co\.uk|io|dev)(?![\p{L}\p{N}])))/gu
const SAID_WWW = /(?<![\p{L}\p{N}])www\s[\p{L}\p{N}-]{2,63}(?:\s\p{L}{2,3}(?!\p{L}))?/giu

function blankHosts(text: string): Span[] {
  const dots = Array.from(text.matchAll(BLANK_DOT)).flatMap(({ 0: dot, index }) => {
    const from = startOf(text, index, 0)
    const to = endOf(text, index + dot.length)
    return IS_LETTER.test(text.slice(from, index)) ? [{ from, to }] : []
  })
  return [
    ...dots,
    ...Array.from(text.matchAll(SAID_WWW), ({ 0: all, index }) => ({ from: index, to: index + all.length })),
  ]
}

/** Addresses with blanks or brackets between their parts. */
export function partedAddressSpans(text: string, isName: (text: string) => boolean): Span[] {
  return [...mailboxes(text, isName), ...hosts(text), ...blankHosts(text)]
}
