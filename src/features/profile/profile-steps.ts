import type { LanguageSkill } from '#/domain/profile/languages.ts'
import type {
  PreferredPlace,
  Preferences,
  ProfileDocument,
  SkillEntry,
} from '#/domain/profile/profile-document.ts'
import type { MyProfileView } from './profile.view.ts'

export const PROFILE_STEPS = [1, 2, 3, 4, 5] as const
export type ProfileStep = (typeof PROFILE_STEPS)[number]

/** Entries that have no id of their own get one while they are edited; it is not saved. */
export type Identified<Entry> = Entry & { id: string }

type About = Pick<
  ProfileDocument,
  'headline' | 'bio' | 'location' | 'countryCode' | 'lat' | 'lng' | 'phone' | 'links'
>

/** What the form of each step holds. */
export type StepValues = {
  1: About & Pick<MyProfileView, 'firstName' | 'lastName' | 'profileVideo'>
  2: Pick<ProfileDocument, 'work' | 'experienceYearsOverride'>
  3: Pick<ProfileDocument, 'education' | 'certificates' | 'educationLevelOverride'> & {
    languages: Identified<LanguageSkill>[]
  }
  4: Pick<ProfileDocument, 'projects' | 'publications' | 'sectors'> & { skills: Identified<SkillEntry>[] }
  5: Omit<Preferences, 'places'> & { places: Identified<PreferredPlace>[] }
}

function identified<Entry>(entries: readonly Entry[]): Identified<Entry>[] {
  return entries.map((entry, index) => ({ ...entry, id: `saved-${index}` }))
}

const READ: { [Step in ProfileStep]: (mine: MyProfileView) => StepValues[Step] } = {
  1: ({ firstName, lastName, profileVideo, document }) => {
    const { headline, bio, location, countryCode, lat, lng, phone, links } = document
    const own = { firstName, lastName, profileVideo }
    return { ...own, headline, bio, location, countryCode, lat, lng, phone, links }
  },
  2: ({ document: { work, experienceYearsOverride } }) => ({ work, experienceYearsOverride }),
  3: ({ document: { education, certificates, languages, educationLevelOverride } }) => ({
    education,
    certificates,
    educationLevelOverride,
    languages: identified(languages),
  }),
  4: ({ document: { skills, projects, publications, sectors } }) => ({
    projects,
    publications,
    sectors,
    skills: identified(skills),
  }),
  5: ({ document: { preferences } }) => ({ ...preferences, places: identified(preferences.places) }),
}

/** What the form of a step begins with. */
export function toStepValues<Step extends ProfileStep>(step: Step, mine: MyProfileView): StepValues[Step] {
  return READ[step](mine)
}

/** The document with some of its fields replaced: for everything that is derived while one types. */
export function withFields(
  document: ProfileDocument,
  step: ProfileStep,
  fields: Record<string, unknown>,
): ProfileDocument {
  if (step === 5) return { ...document, preferences: { ...document.preferences, ...fields } }
  const { firstName: _firstName, lastName: _lastName, profileVideo: _video, ...columns } = fields
  return { ...document, ...columns }
}
