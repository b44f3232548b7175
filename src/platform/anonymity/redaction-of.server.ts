import { identifyingNames, type OwnNames } from '#/domain/profile/anonymity/identifying-names.ts'
import { createRedaction, type Redaction } from '#/domain/profile/anonymity/redaction.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { isKnownTown } from '#/platform/places/gazetteer/known-towns.server.ts'
import { installedTaxonomy } from '#/platform/taxonomy/installed-taxonomy.server.ts'

/** What takes out of texts whatever an anonymous person could be found by; their skills stay, by this installation's taxonomy. */
export function redactionOf(document: ProfileDocument, person: OwnNames): Redaction {
  return createRedaction(identifyingNames(document, person), installedTaxonomy(), isKnownTown)
}
