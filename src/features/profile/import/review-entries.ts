import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { foldText } from '#/domain/text/fold-text.ts'
import { isSame } from '../judge-changes.ts'
import { PROFILE_LIMITS as MAX } from '../profile-limits.ts'

/** The lists whose entries are taken one by one. */
export const ENTRY_LISTS = [
  ...(['work', 'education', 'certificates', 'languages'] as const),
  ...(['skills', 'projects', 'publications'] as const),
] as const
export type EntryList = (typeof ENTRY_LISTS)[number]
type Entry<Name extends EntryList> = ProfileDocument[Name][number]

/** How many a profile holds. */
export const LIST_MAX: Record<EntryList | 'sectors', number> = {
  ...{ work: MAX.entriesMax, education: MAX.entriesMax, certificates: MAX.entriesMax },
  ...{ projects: MAX.entriesMax, publications: MAX.entriesMax },
  ...{ languages: MAX.languagesMax, skills: MAX.skillsMax, sectors: MAX.sectorsMax },
}

const ID_MAX = 64

const key = (...parts: (string | null)[]) => parts.map((part) => foldText(part ?? '').trim()).join('|')

/** What makes an entry of a file the same as one of the profile. */
const KEYS: { [Name in EntryList]: (entry: Entry<Name>) => string } = {
  work: ({ position, organization, startDate }) => key(position, organization, startDate),
  education: ({ institution, studyType, area, startDate }) => key(institution, studyType, area, startDate),
  certificates: ({ name, issuer, date }) => key(name, issuer, date),
  languages: ({ language }) => language,
  skills: ({ name }) => key(name),
  projects: ({ name, url, startDate }) => key(name, url, startDate),
  publications: ({ name, publisher, releaseDate }) => key(name, publisher, releaseDate),
}

const withoutId = (entry: object) => ({ ...entry, id: '' })

/** Whether a file says the same thing twice. */
function isRepeated<Name extends EntryList>(name: Name, one: Entry<Name>, other: Entry<Name>): boolean {
  if (name === 'languages' || name === 'skills') return KEYS[name](one) === KEYS[name](other)
  return isSame(withoutId(one), withoutId(other))
}

/** The entries of a file's list that are not in the profile, each once, and how many are there already. */
export function newEntries<Name extends EntryList>(
  name: Name,
  found: readonly Entry<Name>[],
  own: readonly Entry<Name>[],
): { entries: Entry<Name>[]; known: number } {
  const owned = new Set(own.map(KEYS[name]))
  const unknown = found.filter((entry) => !owned.has(KEYS[name](entry)))
  const entries = unknown.filter(
    (entry, nth) => !unknown.slice(0, nth).some((before) => isRepeated(name, before, entry)),
  )
  return { entries, known: found.length - unknown.length }
}

type Identified = { id: string }

/** Entries with ids that nothing else has: one that was edited since it was exported is another by now. */
export function withFreshIds<Given extends Identified>(
  entries: readonly Given[],
  own: readonly Identified[],
  newId: () => string,
): Given[] {
  const taken = new Set(own.map(({ id }) => id))
  return entries.map((entry) => {
    const id = taken.has(entry.id) || entry.id.length > ID_MAX ? newId() : entry.id
    taken.add(id)
    return { ...entry, id }
  })
}

/** By which id a role of the file goes in the review, or in the profile when it is there already. */
export function roleIds(
  found: readonly Entry<'work'>[],
  { fresh, entries, own }: Record<'fresh' | 'entries' | 'own', readonly Entry<'work'>[]>,
): ReadonlyMap<string, string> {
  const owned = new Map(own.map((role) => [KEYS.work(role), role.id]))
  const known = found.flatMap((role): [string, string][] => {
    const id = owned.get(KEYS.work(role))
    return id === undefined ? [] : [[role.id, id]]
  })
  const added = entries.map((role, nth): [string, string] => [role.id, fresh[nth]?.id ?? role.id])
  return new Map([...known, ...added.toReversed()])
}
