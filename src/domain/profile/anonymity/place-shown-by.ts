import type { Redaction } from './redaction.ts'
import { shownTown, type IsTown } from './shown-town.ts'

type Showing = { redact: Redaction; isTown: IsTown; chosen: (label: string) => string }

/**
 * What is shown of the label of a place of an anonymous person: of one chosen from the list of places what `chosen` takes
 * from it, of a typed one no more than a town. An employer or a school that is called by its town does not hide it.
 */
export const placeShownBy =
  ({ redact, isTown, chosen }: Showing) =>
  (label: string, isChosen: boolean): string =>
    redact(isChosen ? chosen(label) : shownTown(label, isTown), { kind: 'town', gap: '' })
