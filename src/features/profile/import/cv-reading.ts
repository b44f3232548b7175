import type { ProfileProposal } from '#/domain/profile/from-json-resume.ts'

/** The largest file that is read, in bytes. */
export const CV_BYTES_MAX = 10_000_000

/** What was found in a file; nothing of it is kept. `faults`: where a résumé does not follow its schema. */
export type CvReading = { from: 'json' | 'pdf'; proposal: ProfileProposal; faults: string[] }
