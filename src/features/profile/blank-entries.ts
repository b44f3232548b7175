import { LEVEL_NOT_SAID } from '#/domain/profile/languages.ts'
import type { StepValues } from './profile-steps.ts'

type ListName = Exclude<
  keyof (StepValues[2] & StepValues[3] & StepValues[4] & Pick<StepValues[5], 'places'>),
  'sectors' | `${string}Override`
>
type EntryOf<Name extends ListName> = (StepValues[2] &
  StepValues[3] &
  StepValues[4] &
  StepValues[5])[Name][number]

/** What a new entry of each list holds besides its id. */
export const BLANK_ENTRIES: { [Name in ListName]: Omit<EntryOf<Name>, 'id'> } = {
  work: {
    position: '',
    organization: '',
    location: '',
    startDate: '',
    endDate: null,
    summary: '',
    highlights: [],
    volunteer: false,
  },
  education: {
    institution: '',
    area: '',
    studyType: '',
    score: '',
    level: null,
    startDate: null,
    endDate: null,
  },
  certificates: { name: '', issuer: '', date: null, expiryDate: null, url: '' },
  languages: { language: '', level: LEVEL_NOT_SAID },
  skills: { name: '', level: null, years: null, evidenceWorkId: null },
  projects: { name: '', description: '', url: '', startDate: null, endDate: null },
  publications: { name: '', publisher: '', releaseDate: null, url: '', summary: '' },
  places: { label: '', countryCode: null, lat: null, lng: null },
}

const isListName = (field: string): field is ListName => Object.hasOwn(BLANK_ENTRIES, field)

/** Tells whether an entry of a list says nothing: it was added and left, so it is neither wrong nor worth keeping. */
export function isBlankEntry(list: string, entry: unknown): boolean {
  if (!isListName(list) || typeof entry !== 'object' || entry === null) return false
  const said = new Map<string, unknown>(Object.entries(entry))
  return Object.entries(BLANK_ENTRIES[list]).every(
    ([field, blank]) => JSON.stringify(said.get(field)) === JSON.stringify(blank),
  )
}
