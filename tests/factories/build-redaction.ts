import { identifyingNames, type OwnNames } from '#/domain/profile/anonymity/identifying-names.ts'
import type { Terms } from '#/domain/profile/anonymity/name-key.ts'
import { createRedaction, type Redaction } from '#/domain/profile/anonymity/redaction.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { buildProfileDocument } from './build-profile-document.ts'

const NO_TERMS: Terms = { isName: () => false, isOccupation: () => false, hasWord: () => false }
const NOBODY: OwnNames = { name: '', firstName: '', lastName: '' }

/** What takes the names of a document and of its person out of texts; without a taxonomy, unless one is given. */
export function buildRedaction(
  document: ProfileDocument = buildProfileDocument(),
  { person = NOBODY, terms = NO_TERMS }: { person?: OwnNames; terms?: Terms } = {},
): Redaction {
  return createRedaction(identifyingNames(document, person), terms)
}
