import type { WorkEntry } from '#/domain/profile/profile-document.ts'
import { isNoName } from '#/domain/time/reading/dates-in-text.ts'
import { joinNames, splitCommas } from './comma-names.ts'
import { isSurePlace, mayBePlace } from './cv-places.ts'
import type { CvRow } from './cv-rows.ts'
import { isKindOfEmployment } from './kind-of-employment.ts'
import { readRoles, type RoleOnPaper } from './work-entries.ts'
import { withoutNameLabel, withoutSaid } from './work-names.ts'

const PLACE = /^\p{Lu}[\p{L}.'’ -]+(?:, ?\p{Lu}[\p{L}.'’ -]+){1,2}$/u

/** A name and the place behind it: "Crumb & Sons, Leeds". A legal form after a comma belongs to the name. */
function splitPlace(text: string): [name: string, place: string] {
  const [name = '', ...others] = joinNames(splitCommas(text)).filter((part) => !isNoName(part))
  if (others.length === 0) {
    const parts = /^(.*\S)\s+\(([^()]+)\)$/.exec(name)
    return parts?.[1] && parts[2] && PLACE.test(parts[2]) ? [parts[1], parts[2]] : [name, '']
  }
  const place = others.join(', ')
  const isShort = others.length <= 3 && others.every((part) => part.split(' ').length <= 3)
  return isShort ? [name, place] : [[name, place].join(', '), '']
}

/** The rows under one heading of work, and whether it is unpaid. */
export type WorkRows = { rows: readonly CvRow[]; volunteer: boolean }

const mayBeTown = (text: string) => mayBePlace(text) && !isKindOfEmployment(text)

function toWork({
  span,
  title,
  giver,
  places,
  left,
  ...said
}: RoleOnPaper): Omit<WorkEntry, 'id' | 'volunteer'> {
  const [place = '', ...more] = [...places.filter(isSurePlace), ...places.filter((one) => !isSurePlace(one))]
  const [organization, tail] = place ? [giver, ''] : splitPlace(giver)
  const town = place || tail ? -1 : left.findIndex(mayBeTown)
  return {
    position: withoutNameLabel(title),
    organization: withoutSaid(withoutNameLabel(organization)),
    location: place || tail || (left[town] ?? ''),
    startDate: span?.start ?? '',
    endDate: span ? span.end : '',
    summary: [...left.filter((_, index) => index !== town), ...more, ...said.paragraphs].join(' '),
    highlights: said.bullets,
  }
}

/** Roles, paid or not. */
export function readWork(groups: readonly WorkRows[], makeId: () => string): WorkEntry[] {
  const read = readRoles(groups.map(({ rows }) => rows))
  return groups.flatMap(({ volunteer }, index) =>
    (read[index] ?? []).map((role) => ({ id: makeId(), ...toWork(role), volunteer })),
  )
}
