import type { ProfileDocument } from './profile-document.ts'

/** How far a profile has come: `percent` is an integer; the next step is the one that brings most. */
export type Completeness = {
  percent: number
  nextStep: { step: 1 | 2 | 3 | 4 | 5; message: string } | null
}

type Part = {
  name: string
  step: 1 | 2 | 3 | 4 | 5
  percent: number
  isDone: (document: ProfileDocument) => boolean
}

/** Below this many skills a score says little. */
const SKILLS_ENOUGH = 5

/** What a complete profile has; the percentages sum to 100. Pictures and videos are left out: they never rank anybody. */
const PARTS: readonly Part[] = [
  { name: 'work', step: 2, percent: 20, isDone: ({ work }) => work.length > 0 },
  { name: 'skills', step: 4, percent: 20, isDone: ({ skills }) => skills.length >= SKILLS_ENOUGH },
  { name: 'desiredTitles', step: 5, percent: 10, isDone: (it) => it.preferences.desiredTitles.length > 0 },
  { name: 'headline', step: 1, percent: 10, isDone: ({ headline }) => headline.trim() !== '' },
  { name: 'location', step: 1, percent: 10, isDone: ({ location }) => location.trim() !== '' },
  { name: 'education', step: 3, percent: 10, isDone: (it) => hasEducation(it) },
  { name: 'languages', step: 3, percent: 5, isDone: ({ languages }) => languages.length > 0 },
  { name: 'bio', step: 1, percent: 5, isDone: ({ bio }) => bio.trim() !== '' },
  { name: 'sectors', step: 4, percent: 5, isDone: ({ sectors }) => sectors.length > 0 },
  { name: 'workWishes', step: 5, percent: 5, isDone: (it) => hasWorkWishes(it) },
]

function hasEducation(document: ProfileDocument): boolean {
  return document.education.length > 0 || document.educationLevelOverride !== null
}

function hasWorkWishes({ preferences }: ProfileDocument): boolean {
  return preferences.jobTypes.length > 0 && preferences.workLocations.length > 0
}

/** How complete a profile is and what to add next; no next step at 100 %. Messages are keys of the translations. */
export function completeness(document: ProfileDocument): Completeness {
  const missing = PARTS.filter((part) => !part.isDone(document))
  const next = missing.toSorted((a, b) => b.percent - a.percent || a.step - b.step)[0]
  return {
    percent: 100 - missing.reduce((sum, part) => sum + part.percent, 0),
    nextStep: next ? { step: next.step, message: `profile.completeness.${next.name}` } : null,
  }
}
