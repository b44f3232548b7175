import { identifyingNames, type OwnNames } from '#/domain/profile/anonymity/identifying-names.ts'
import type { IsTerm } from '#/domain/profile/anonymity/name-key.ts'
import { createRedaction, type Redaction } from '#/domain/profile/anonymity/redaction.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { buildProfileDocument } from './build-profile-document.ts'

const NOBODY: OwnNames = { name: '', firstName: '', lastName: '' }

/** What takes the names of a document and of its person out of texts; without a taxonomy, unless one is given. */
export function buildRedaction(
  document: ProfileDocument = buildProfileDocument(),
  { person = NOBODY, isTerm = () => false }: { person?: OwnNames; isTerm?: IsTerm } = {},
): Redaction {
  return createRedaction(identifyingNames(document, person), { isTerm })
}
