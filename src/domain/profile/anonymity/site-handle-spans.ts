import { isCommonNoun } from './common-nouns.ts'
import type { Terms } from './name-key.ts'
import { isAnyWord } from './ordinary-words.ts'
import type { Span } from './spans.ts'
import { MAIL_HOSTS } from './web-words.ts'

/** Where people are called something; behind the names that end the list, what follows a colon is a handle alone. */
const SITES =
  'git\\s?hub|gitlab|bitbucket|linked\\s?in|twitter|facebook|mastodon|kaggle|xing|behance|dribbble|medium|youtube|reddit|keybase|twitch|tiktok|bluesky|bsky|gh|steam|psn|irc|facetime|stack\\s?overflow|(?:google\\s)?scholar|research\\s?gate|npm|pypi|hugging\\s?face|x(?=:)'
const CHATS =
  'insta(?:gram)?|ig|tg|fb|snap(?:chat)?|telegram|skype|discord|whatsapp|signal|threema|viber|wechat|line|username|handle|nickname'
const SITE = new RegExp(`\\b(?:${SITES}|(?<chat>${CHATS})|${[...MAIL_HOSTS].join('|')})\\b`, 'gi')
/** Sites that are also words: they count with a capital beside a number, or before a sign. */
const IS_WORD = /^(?:medium|steam|line|signal|snap|handle|scholar)$/i
const IS_IN_ADDRESS = /[.@]$|[\p{Ll}\d/]\/$/u
const WORDS = 'user|username|handle|name|nick|id|account|konto|compte|profile?'
const IS_SITE = new RegExp(`^(?:${SITES}|${CHATS})$`, 'i')
/** "GitHub: kestrel77", "LinkedIn in/kestrel77", "my Telegram handle is @ kestrel77". */
const BEHIND = new RegExp(
  `^(?<joint>(?:\\.com)?(?:[\\s-](?:${WORDS}))?(?:\\s(?:is|est|ist|es|è|to)(?=\\s))?[\\s:/("'“«=|›>–-]{1,4})(?<lead>in\\/|live:|u\\/|@\\s?)?(?<handle>\\p{L}[\\p{L}\\p{N}_.-]{2,63}(?:#\\d{4})?)`,
  'iu',
)
/** "kestrel77 on GitHub", "kestrel77 (Gmail)". */
const BEFORE =
  /(?<![\p{L}\p{N}@])(?<handle>\p{L}[\p{L}\p{N}_.-]{3,40})\s(?:\(|(?:on|auf|sur|en|no|em|op|su|na|at|@|à|bei)\s)$/iu
const BEFORE_MAX = 52
/** "/in/kestrel", "u/kestrel77", "//kestrel", "@ kestrel77". */
const BARE =
  /(?<![\p{L}\p{N}./:@])(?<lead>\/?in\/|\/?u\/|\/\/\s?|@\s)(?<handle>\p{L}[\p{L}\p{N}_.-]{2,63})/giu
/** "kestrel77", "kestrel77#1234": words with a number that no skill is called. */
const NUMBER = /(?<=[a-zß-ž])(?:[._-]?\d{2,4}(?:#\d{4})?|#\d{4})(?![a-z\d_-]|\.\d)/gi
const NAME_BEFORE = /(?<![\p{L}\p{N}./:@_-])\p{Ll}{5,20}$/u
const NAME_MAX = 24
/** "covid-19", "around-2015": two digits or a year behind a hyphen. */
const OTHER_NUMBER = /^-(?:\d\d|(?:19|20)\d\d)$/
/** Words that stand right before a number, and call nobody so. */
const NUMBERED = new Set(
  `after airbus antonov apollo before bis boeing build cessna class covid debian embraer euro expo fedora figure fortune
  galaxy grade group highway influenza iphone jahr kernel level model nokia number page party phase route sars seit since
  stage summer sommer table ubuntu until version winter woche week year zone`.split(/\s+/),
)
const IS_SMALL = /^[\p{Ll}_.-]+$/u
const HANDLE_MIN = 5
const ENDS_ITEM = /^\s*(?:$|[,;|)\n]|\.(?:\s|$))/

/** Whether a word cannot but be what somebody is called. */
const isCoined = (handle: string) =>
  (handle.length >= HANDLE_MIN && /\d{2}|^\p{L}{4,}\d/u.test(handle)) ||
  /^\p{L}+_\p{L}/u.test(handle) ||
  handle.includes('#')

const isTerm = (handle: string, terms: Terms) =>
  terms.isName(handle) || terms.isName(handle.replace(/\d{1,2}$/, ''))

/** Whether a word is one of every day or of work: "GitHub: workflows". */
const isSaid = (word: string, terms: Terms) =>
  [word, word.replace(/s$/, '')].some((each) => isAnyWord(each, terms) || isCommonNoun(each))

const withoutEnd = (handle: string) => handle.replace(/[.-]{1,3}$/, '')

type Site = { text: string; site: string; from: number; isChat: boolean }

function handleBehind({ text, site, from, isChat }: Site, terms: Terms): Span[] {
  const to = from + site.length
  const found = BEHIND.exec(text.slice(to, to + 120))
  const { joint = '', lead = '', handle: written = '' } = found?.groups ?? {}
  const handle = withoutEnd(written)
  if (!found || isTerm(handle, terms) || IS_SITE.test(handle)) return []
  const end = to + joint.length + lead.length + handle.length
  const isWord = IS_WORD.test(site)
  if (isWord && lead === '' && !/[:=@]/.test(joint) && IS_SMALL.test(site)) return []
  const isSlashed = !isWord && IS_SMALL.test(handle) && (joint === '/' ? IS_SMALL.test(site) : joint === ' /')
  const isItem =
    /[:=]/.test(joint) &&
    IS_SMALL.test(handle) &&
    (isChat ? !terms.hasWord(handle) : !isSaid(handle, terms)) &&
    ENDS_ITEM.test(text.slice(end, end + 8))
  const isDotted = isChat && /^\p{Ll}{3,}\.\p{Ll}{3,}$/u.test(handle)
  return isCoined(handle) || isDotted || isSlashed || isItem || lead !== '' ? [{ from, to: end }] : []
}

function handleBefore({ text, site, from }: Site, terms: Terms): Span[] {
  const start = Math.max(0, from - BEFORE_MAX)
  const found = BEFORE.exec(text.slice(start, from))
  const handle = found?.groups?.['handle'] ?? ''
  const isWord = IS_WORD.test(site) && IS_SMALL.test(site)
  return found && !isWord && isCoined(handle) && /\p{L}[\d_]/u.test(handle) && !isTerm(handle, terms)
    ? [{ from: start + found.index, to: from + site.length }]
    : []
}

function bareHandles(text: string, terms: Terms): Span[] {
  return Array.from(text.matchAll(BARE)).flatMap(({ index, groups }) => {
    const { lead = '', handle: written = '' } = groups ?? {}
    const handle = withoutEnd(written)
    const isNamed = lead.startsWith('/') && lead !== '/u/' && IS_SMALL.test(handle) && !/^\/\/\s/.test(lead)
    return !isTerm(handle, terms) && (isNamed || isCoined(handle))
      ? [{ from: index, to: index + lead.length + handle.length }]
      : []
  })
}

const numberedNames = (text: string, terms: Terms): Span[] =>
  Array.from(text.matchAll(NUMBER)).flatMap(({ 0: number, index }) => {
    const [name = ''] = NAME_BEFORE.exec(text.slice(Math.max(0, index - NAME_MAX), index)) ?? []
    const isNamed =
      name !== '' &&
      !OTHER_NUMBER.test(number) &&
      !NUMBERED.has(name) &&
      !terms.hasWord(name) &&
      !terms.isName(name)
    return isNamed ? [{ from: index - name.length, to: index + number.length }] : []
  })

const SITE_BEFORE = new RegExp(`(?<!\\p{L})(?:${SITES}|${CHATS})\\s?[:=]\\s?$`, 'iu')

/** Whether what follows a text is what somebody is called on a site: "GitHub: ". */
export const isBehindSite = (before: string): boolean => SITE_BEFORE.test(before)

/** What somebody is called on a site that is named beside it, or that a sign stands for. */
export function siteHandleSpans(text: string, terms: Terms): Span[] {
  const sites = Array.from(text.matchAll(SITE), ({ 0: site, index, groups }) => ({
    ...{ text, site, from: index },
    isChat: groups?.['chat'] !== undefined,
  })).filter(({ from }) => !IS_IN_ADDRESS.test(text.slice(Math.max(0, from - 2), from)))
  return [
    ...sites.flatMap((each) => [...handleBehind(each, terms), ...handleBefore(each, terms)]),
    ...bareHandles(text, terms),
    ...numberedNames(text, terms),
  ]
}
