import type { Span } from './spans.ts'

const SITE_NAMES =
  'github|gitlab|bitbucket|linkedin|twitter|instagram|facebook|telegram|skype|discord|mastodon|kaggle|xing|behance|dribbble|medium|whatsapp|signal'
const SITE = new RegExp(`^(?:${SITE_NAMES})$`, 'i')
/** A site, and what somebody is called there: "github/kestrel77", "LinkedIn: in/kestrel77", "/in/kestrel77". */
const NAMED = new RegExp(
  `(?<![\\p{L}\\p{N}./])(?:(?<site>${SITE_NAMES})(?<joint>\\s?[:/]\\s?|\\s)(?:in\\/|live:|@)?|\\/?in\\/)(?<handle>\\p{L}[\\p{L}\\p{N}_.-]{2,63})`,
  'giu',
)
const HAS_DIGIT = /\d/
const IS_SMALL = /^\p{Ll}+$/u
const DIGIT_HANDLE_MIN = 5

type Named = { site: string; joint: string; handle: string; all: string }

function isHandle({ site, joint, handle, all }: Named, isName: (text: string) => boolean): boolean {
  if (isName(handle) || SITE.test(handle)) return false
  if (HAS_DIGIT.test(handle)) return handle.length >= DIGIT_HANDLE_MIN
  const isSlashed = joint === '/' && IS_SMALL.test(site) && IS_SMALL.test(handle)
  return isSlashed || all.startsWith('/in/') || /[:/]\s?in\//i.test(all)
}

/** What somebody is called on a site that is named before it. */
export function siteHandleSpans(text: string, isName: (text: string) => boolean): Span[] {
  return Array.from(text.matchAll(NAMED)).flatMap(({ 0: all, index, groups }) => {
    const { site = '', joint = '', handle = '' } = groups ?? {}
    const to = index + all.replace(/[.-]$/, '').length
    return isHandle({ site, joint, handle, all }, isName) ? [{ from: index, to }] : []
  })
}
