import { findCountry } from '../find-country.ts'

/** Where work is done; 'unclear' where the words could mean several things. */
export type Workplace = 'remote' | 'hybrid' | 'unclear'

const REMOTE = [
  'remote(?:ly|[- ]first)?|work(?:ing)? from home|wfh|home[- ]based|homeoffice|t[ée]l[ée]travail|distanciel|à distance',
  'teletrabajo|teletrabalho|remot[oa]|telelavoro|op afstand|thuiswerken|telecommut(?:e|ing)|anywhere',
  'lavoro da remoto|praca zdalna|zdalnie|distans(?:arbete)?|etätyö|hjemmearbejde',
].join('|')
/** An office at home, and in many companies the head office. */
const HOME_OFFICE = 'home[- ]office'
const LETTER = '\\p{L}\\p{N}'
const word = (words: string, flags = 'iu') => new RegExp(`(?<![${LETTER}])(?:${words})(?![${LETTER}])`, flags)
const SAYS_REMOTE = word(`${REMOTE}|${HOME_OFFICE}`)
const SAYS_HYBRID = word('hybrid|hybride|híbrid[oa]|ibrid[oa]')
/** Words that take a workplace away, bound it, or leave it open. */
const DOUBTS = word(
  [
    "no|not|non|never|without|isn['’]t|cannot|can['’]t|won['’]t|kein(?:e[nr]?)?|nicht|ohne|nein|pas|sans|aucun|impossible",
    'não|sin|sem|senza|geen|niet|nee|unavailable',
    'part(?:ial(?:ly)?|ly)?|semi|some|occasional(?:ly)?|sometimes|temporar(?:y|ily)|mostly|largely|mainly|flexible|flex',
    'option(?:al|s)?|possible|available|potential(?:ly)?|friendly|negotiable|allowed|days?|week|up to|month',
    'teilweise|möglich|gelegentlich|tage?|partiel(?:le|lement)?|parti|ponctuel|jours?|parcial(?:mente)?|posible|días?',
    // 'Portland, OR' leaves nothing open.
    '(?<![,(]\\s?)(?:or|oder|ou|o)(?=\\s\\p{L})',
    'parzial(?:e|mente)?|possibile|giorni|gedeeltelijk|deels|mogelijk|dagen|dias?|possível',
  ].join('|'),
)
const SHARE = /(?<!\d)(\d{1,3})\s?%/
const FILLERS = word(
  [
    `${REMOTE}|hybrid|hybride|híbrid[oa]|ibrid[oa]|full[- ]time|full(?:y)?|only|based|within|in|from|the|on[- ]?site|office|work(?:ing)?`,
    'job|position|role|opportunity|location|100\\s?%|first|anywhere|en|de|em|da|in|à|worldwide|global(?:ly)?|or|and|%|100',
    'complet|total(?:e)?|vollständig|komplett|completo|totalmente|volledig',
  ].join('|'),
  'giu',
)
const REGIONS =
  /^(?:europe|european union|eu|emea|apac|latam|mena|dach|nordics|benelux|asia|africa|americas|north america|latin america|south america|oceania|eea)$/i

/** A part of a place without the words for where the work is done, and those between; 'IN' at its end is Indiana. */
export const withoutWorkplace = (part: string): string =>
  part.replaceAll(FILLERS, (filler, ...rest) =>
    /^[A-Z]{2}$/.test(filler) && /^[\s\d-]*$/.test(part.slice(Number(rest.at(-2)) + 2)) ? filler : ' ',
  )

const isLand = (text: string) => text === '' || REGIONS.test(text) || findCountry(text) !== null

/** "Remote", "Fully remote", "Remote in Germany", but not "Remote Sensing Centre" or "Anywhere Street". */
const saysOnlyRemote = (part: string) =>
  isLand(
    withoutWorkplace(part)
      .replaceAll(/(?:[\s.\p{Extended_Pictographic}-]|\u200D|\uFE0F)+/gu, ' ')
      .trim(),
  )

/**
 * Where work is done, as far as the words for one place say it; null when they say nothing. It is remote only where
 * nothing takes that away again ("not remote", "partially remote", "remote possible"), and the words are no name.
 *
 * @example workplaceOf('Partially remote - Leeds') // 'unclear'
 */
export function workplaceOf(place: string): Workplace | null {
  const [isRemote, isHybrid] = [SAYS_REMOTE.test(place), SAYS_HYBRID.test(place)]
  if (!isRemote && !isHybrid) return null
  const share = SHARE.exec(place)?.[1]
  if (DOUBTS.test(isHybrid ? place.replace(/\d\s?days?.*/i, '') : place) || (share ?? '100') !== '100')
    return 'unclear'
  const parts = place.split(/[,()[\]:–—/]|\s-|-\s/)
  const saying = parts.filter((part) => SAYS_REMOTE.test(part))
  // "Hybrid remote" is hybrid, "Hybrid/Remote" is either.
  if (isHybrid) return saying.every((part) => SAYS_HYBRID.test(part)) ? 'hybrid' : 'unclear'
  return saying.every(saysOnlyRemote) ? 'remote' : 'unclear'
}
