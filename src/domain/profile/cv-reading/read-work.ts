import type { WorkEntry } from '#/domain/profile/profile-document.ts'
import { foldText } from '#/domain/text/fold-text.ts'
import { isNoName } from '#/domain/time/reading/dates-in-text.ts'
import { splitEntries, splitRole, type CvEntry } from './cv-entries.ts'
import type { CvRow } from './cv-rows.ts'

const ROLE = new RegExp(
  '\\b(?:engineer|developer|manager|analyst|designer|consultant|director|lead|head|intern|assistant|officer|teacher|' +
    'tutor|nurse|scientist|researcher|architect|specialist|coordinator|administrator|supervisor|president|ceo|cto|cfo|' +
    'founder|founder|freelance|contractor|volunteer|accountant|chef|cook|baker|driver|technician|writer|editor|' +
    'associate|representative|executive|clerk|fellow|apprentice|trainee|student|professor|lecturer|partner|owner|' +
    'programmer|planner|buyer|barista|waiter|electrician|mechanic|carer|therapist|lawyer|paralegal|translator|' +
    'ingenieure?|developpeu(?:r|se)|responsable|chef(?:fe)?|directeur|directrice|charge(?:e)?|assistante|stagiaire|' +
    'infirmier(?:e)?|vendeu(?:r|se)|comptable|conseiller(?:e)?|technicien(?:ne)?|cheffe|consultante|alternante?|' +
    'entwickler(?:in)?|leiter(?:in)?|ingenieur(?:in)?|berater(?:in)?|mitarbeiter(?:in)?|werkstudent(?:in)?|' +
    'praktikant(?:in)?|kaufmann|kauffrau|geschaftsfuhrer(?:in)?|referent(?:in)?|lehrer(?:in)?|pfleger(?:in)?|' +
    'ingeniera?|desarrollador(?:a)?|gerente|jefe|jefa|tecnico|analista|disenador(?:a)?|becari[oa]|profesor(?:a)?|' +
    'enfermer[oa]|consultor(?:a)?|encargad[oa]|senior|junior|principal|staff)\\b|(?:entwickler|leiter|berater|ingenieur)(?:in)?\\b',
)
const COMPANY =
  /\b(?:inc|ltd|llc|gmbh|ag|kg|sarl|sas|s\.?a|s\.?l|plc|corp|co|company|group|gruppe|groupe|grupo|university|universitat|universite|universidad|school|hospital|clinic|institute|institut|bank|studio|studios|foundation|association|agency|labs?|council|ministry|museum|restaurant|hotel|bakery|technologies|solutions|systems)\b/
const SUFFIX = /^(?:inc|ltd|llc|gmbh|plc|corp|co|s\.?a|s\.?l|ag|kg|limited)\.?$/i
const REMOTE = /^(?:remote|hybrid|télétravail|teletravail|homeoffice|remoto)$/i
const TOWN = /^(?:\d{4,5} )?\p{Lu}[\p{L}.'’() -]*$/u
const TOWN_WORDS_MAX = 5
const PLACE = /^\p{Lu}[\p{L}.'’ -]+(?:, ?\p{Lu}[\p{L}.'’ -]+){1,2}$/u

/** A place that says its country or state, as no company does. */
const IN_COUNTRY =
  /, (?:[A-Z]{2,3}|Germany|France|Spain|Ireland|Deutschland|Austria|Österreich|Schweiz|Switzerland|Italy|España|Suisse|Belgique|Belgium|Netherlands|Portugal|Poland|Sweden|Canada|India)$/

type Named = { position: string; organization: string; location: string; left: string[] }

/** How much a text looks like a role and not like a place to work at. */
export function roleScore(text: string): number {
  const plain = foldText(text)
  return (ROLE.test(plain) ? 1 : 0) - (COMPANY.test(plain) ? 1 : 0)
}

const splitCommas = (text: string) => text.split(/,\s+/).filter((part) => !isNoName(part))

/** A name and the place behind it: "Crumb & Sons, Leeds". A legal form after a comma belongs to the name. */
export function splitPlace(text: string): [name: string, place: string] {
  const [name = '', ...others] = splitCommas(text)
  if (others.length === 0) {
    const parts = /^(.*\S)\s+\(([^()]+)\)$/.exec(name)
    return parts?.[1] && parts[2] && PLACE.test(parts[2]) ? [parts[1], parts[2]] : [name, '']
  }
  if (SUFFIX.test(others[0] ?? '')) {
    const whole = `${name}, ${others[0]}`
    return [whole, others.slice(1).join(', ')]
  }
  const place = others.join(', ')
  const isShort = others.length <= 3 && others.every((part) => part.split(' ').length <= 3)
  return isShort ? [name, place] : [[name, place].join(', '), '']
}

const isTown = (text: string) =>
  (REMOTE.test(text) || TOWN.test(text)) && text.split(' ').length <= TOWN_WORDS_MAX && roleScore(text) <= 0
const isPlace = (text: string) => REMOTE.test(text) || (PLACE.test(text) && roleScore(text) === 0)

/** "Baker, Crumb Ltd, Leeds": a place stands behind a second comma; a company may too. */
function lineParts(line: string): { parts: string[]; location: string } {
  const [first = '', ...others] = splitCommas(line)
  const rest = others.slice(1)
  const isSuffix = SUFFIX.test(rest[0] ?? '')
  const organization = others.slice(0, isSuffix ? 2 : 1).join(', ')
  const place = rest.slice(isSuffix ? 1 : 0)
  const last = others.at(-1) ?? ''
  if (others.length > 1 && !isSuffix && roleScore(last) < 0 && roleScore(organization) >= 0)
    return { parts: [[first, ...others.slice(0, -1)].join(', '), last], location: '' }
  if (place.length > 0 && place.every(isTown))
    return { parts: [first, organization], location: place.join(', ') }
  return { parts: others.length > 0 ? [first, others.join(', ')] : [first], location: '' }
}

const isWhole = (line: string, below: string) => lineParts(line).location !== '' && roleScore(below) >= 0

function nameParts(heads: readonly string[]): { parts: string[]; location: string } {
  const all = heads.flatMap(splitRole)
  if (all.length === 1) return lineParts(all[0] ?? '')
  const place = all.length > 2 ? all.findLastIndex((part, index) => index > 0 && isPlace(part)) : -1
  const [whole = '', last = ''] = all
  if (all.length === 2 && whole.includes(', ') && isPlace(last) && IN_COUNTRY.test(last)) {
    const [name = '', ...others] = splitCommas(whole)
    return { parts: [name, others.join(', ')], location: last }
  }
  return { parts: all.filter((_, index) => index !== place), location: all[place] ?? '' }
}

function nameWork({ heads }: CvEntry, isPositionFirst: boolean): Named {
  const { parts, location } = nameParts(heads)
  const [first = '', second = '', ...left] = parts
  const difference = roleScore(first) - roleScore(second)
  const isFirst = second === '' || (difference === 0 ? isPositionFirst : difference > 0)
  const [position, whole] = isFirst ? [first, second] : [second, first]
  const [organization, place] = location ? [whole, ''] : splitPlace(whole)
  if (location || place || left.length === 0)
    return { position, organization, location: location || place, left }
  return { position, organization, location: left[0] ?? '', left: left.slice(1) }
}

/** The rows under one heading of work, and whether it is unpaid. */
export type WorkRows = { rows: readonly CvRow[]; volunteer: boolean }

function toWork(entry: CvEntry, isPositionFirst: boolean): Omit<WorkEntry, 'id' | 'volunteer'> {
  const { left, ...named } = nameWork(entry, isPositionFirst)
  return {
    ...named,
    startDate: entry.span?.start ?? '',
    endDate: entry.span ? entry.span.end : '',
    summary: [...left, ...entry.paragraphs].join(' '),
    highlights: entry.bullets,
  }
}

/** Roles, paid or not. Which of role and company stands first is decided by most. */
export function readWork(groups: readonly WorkRows[], makeId: () => string): WorkEntry[] {
  const entries = groups.flatMap(({ rows, volunteer }) =>
    splitEntries(rows, isWhole).map((entry) => ({ entry, volunteer })),
  )
  const votes = entries.map(({ entry }) => {
    const [first = '', second = ''] = nameParts(entry.heads).parts
    return second ? roleScore(first) - roleScore(second) : 0
  })
  const isPositionFirst = votes.reduce((sum, vote) => sum + vote, 0) >= 0
  return entries.map(({ entry, volunteer }) => ({
    id: makeId(),
    ...toWork(entry, isPositionFirst),
    volunteer,
  }))
}
