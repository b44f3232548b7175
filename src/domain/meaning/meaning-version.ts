import { FORMULA_VERSION } from '#/domain/matching/weights.ts'
import { hashId } from '#/domain/text/hash-id.ts'
import type { Terms } from './terms.ts'

/** Moves with every change of what is written of a job or a person, and by what keys it is looked up. */
const MEANING_FORM = 11

/** One number for the taxonomy, the formula and the form of what is stored. */
export const meaningVersionOf = ({ version }: Terms): number =>
  hashId(`meaning|${MEANING_FORM}|${FORMULA_VERSION}|${version}`)
