import { joinNames, splitCommas } from './comma-names.ts'
import { isPlaceAlone, isSurePlace } from './cv-places.ts'
import { isDegree } from './degree-words.ts'
import { isSchool } from './school-words.ts'
import { isBesideStudy } from './study-marks.ts'
import { isSubject } from './subject-words.ts'

const PART =
  /^(?:the )?(?:faculty|department|dept|school of|institut für|fakultät|faculté|facultad|faculdade|facoltà|département|departamento|wydział)/iu
const WHOLE =
  /universi|uniwersytet|univerzit|college|hochschule|polit[eé]c|polyt|акад|институт|جامعة|אוניברסיט/iu
const TOWN_BEHIND = /^(.* (?:University|College|School|Institute|Academy)) \p{Lu}[\p{L}-]+$/u

/** What other lines of a study have. */
export type BesideSchool = { hasDegree: boolean; hasPlace: boolean }
/** A line that names a school: what else stands before its name, and behind it. Towns are left out. */
export type SchoolLine = { before: string; school: string; behind: string[] }

/** Tells whether a text names a part of a school, as a faculty is one. */
export const isPart = (text: string): boolean => PART.test(text)
const isStudied = (text: string) => isDegree(text) || isSubject(text)

function schoolAt(parts: readonly string[]): number {
  const first = parts.findIndex(isSchool)
  if (!isPart(parts[first] ?? '')) return Math.max(first, 0)
  const whole = parts.findIndex((part) => isSchool(part) && !isPart(part) && WHOLE.test(part))
  return whole < 0 ? first : whole
}

function studiedBehind(parts: readonly string[], { hasDegree, hasPlace }: BesideSchool): string[] {
  const place = parts.findIndex(
    (part, index) => !isStudied(part) && isPlaceAlone(parts.slice(index).join(', ')),
  )
  const said = parts.slice(0, place < 0 ? undefined : place)
  const degree = said.findIndex((part) => isDegree(part) && !isBesideStudy(part))
  if (degree >= 0) return [said.slice(degree).join(', ')]
  return said.filter((part) => isSubject(part) || (hasDegree && hasPlace))
}

/**
 * A line with a school at its commas: "BSc, Botany, Pike University, Leeds". What stands before a school belongs to its
 * name where the degree is on another line: "City, University of London".
 */
export function splitSchool(text: string, known: BesideSchool): SchoolLine {
  const parts = joinNames(splitCommas(text))
  const at = schoolAt(parts)
  const own = parts[at] ?? ''
  const before = parts.slice(0, at).filter((part) => !isSchool(part))
  const isNamed = before.length > 0 && known.hasDegree && !before.some(isStudied)
  const isBeforeCountry = isSurePlace(parts[at + 1] ?? '')
  return {
    before: isNamed ? '' : before.join(', '),
    school: isNamed ? [...before, own].join(', ') : isBeforeCountry ? own.replace(TOWN_BEHIND, '$1') : own,
    behind: studiedBehind(
      parts.slice(at + 1).filter((part) => !isSchool(part)),
      known,
    ),
  }
}
