import { isHost, MAILBOX } from './contact-spans.ts'
import type { Span } from './spans.ts'
import { MAIL_HOSTS } from './web-words.ts'

/** The sign of a mailbox, or the word for it. */
const AT = /@|(?<![\p{L}\p{N}])(?:at|ät|arobase|arroba)(?![\p{L}\p{N}])/giu
/** Blanks, brackets or lines round it, so many at most. */
const ROUND = /[\s_()[\]{}<>"'*-]/
const ROUND_MAX = 3
const IN_HOST = /[\p{L}\p{N}.-]/u
const MAILBOX_MAX = 64
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
  let to = from
  while (to < from + HOST_MAX && IN_HOST.test(text[to] ?? '')) to += 1
  while (to > from && /[.-]/.test(text[to - 1] ?? '')) to -= 1
  return to
}

function withRound(text: string, at: number, sign: string): Span {
  let [from, to] = [at, at + sign.length]
  while (at - from < ROUND_MAX && ROUND.test(text[from - 1] ?? '')) from -= 1
  const most = to + ROUND_MAX
  while (to < most && ROUND.test(text[to] ?? '')) to += 1
  return { from, to }
}

type Parted = { sign: string; name: string; host: string; behind: string }

function lengthBehind({ sign, name, host, behind }: Parted): number | null {
  const isMailHost = MAIL_HOSTS.has(host.split('.')[0]?.toLowerCase() ?? '')
  const isSign = sign.includes('@')
  const isTold = isSign || isMailHost || HANDLE.test(name) || /AT|[_([{<"*-]/.test(sign)
  if (isHost(host)) return isTold ? 0 : null
  const ending = isMailHost ? (ENDING.exec(behind)?.[0].length ?? 0) : 0
  if (ending > 0) return ending
  return isMailHost && (isSign || HANDLE.test(name) || host.toLowerCase().endsWith('mail')) ? 0 : null
}

/** Mailboxes with something between their parts: "ada @example.com", "ada[@]example.com", "ada AT gmail com". */
function mailboxes(text: string, isName: (text: string) => boolean): Span[] {
  let done = 0
  return Array.from(text.matchAll(AT)).flatMap(({ 0: word, index }) => {
    const round = withRound(text, index, word)
    const [from, to] = [startOf(text, round.from, done), endOf(text, round.to)]
    const [name, host, sign] = [
      text.slice(from, round.from),
      text.slice(round.to, to),
      text.slice(round.from, round.to),
    ]
    done = round.to
    if (!/[\p{L}\p{N}]/u.test(name) || host === '' || isName(name)) return []
    const more = lengthBehind({ sign, name, host, behind: text.slice(to, to + 12) })
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

/** Addresses with blanks or brackets between their parts. */
export function partedAddressSpans(text: string, isName: (text: string) => boolean): Span[] {
  return [...mailboxes(text, isName), ...hosts(text)]
}
