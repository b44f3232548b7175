import { educationRank, type EducationLevel } from '#/domain/job/vocabulary.ts'
import type { EducationEntry, ProfileDocument } from './profile-document.ts'

/** The entry with the highest level, the first listed among equals; null when none names a level. Dates play no part. */
export function findHighestStudy(entries: readonly EducationEntry[]): EducationEntry | null {
  return entries.reduce<EducationEntry | null>((highest, entry) => {
    if (entry.level === null) return highest
    if (highest?.level && educationRank(highest.level) >= educationRank(entry.level)) return highest
    return entry
  }, null)
}

/** The highest level a person names; their own statement wins; null when there is none. */
export function educationLevel(document: ProfileDocument): EducationLevel | null {
  return document.educationLevelOverride ?? findHighestStudy(document.education)?.level ?? null
}
