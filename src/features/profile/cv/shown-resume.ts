import type { JsonResume } from '#/domain/profile/json-resume.ts'
import { toShownResume, type ResumeOptions } from '#/domain/profile/to-json-resume.ts'
import type { ProfileView } from '../profile.view.ts'

/** A profile as a résumé, as far as its viewer sees it. Addresses of files are those of the view. */
export function shownResume(
  { name, image, profileVideo, town, contact, ...shown }: ProfileView,
  sectorLabel: ResumeOptions['sectorLabel'],
): JsonResume {
  const email = contact?.email ?? null
  return toShownResume(
    { name, firstName: null, lastName: null, email, image, profileVideo },
    { ...shown, location: town, lat: null, lng: null, phone: contact?.phone ?? '' },
    { lastModified: null, sectorLabel },
  )
}
