import type { Terms } from './name-key.ts'
import type { IsTown } from './shown-town.ts'

/** What is known of words: which are towns, and which are names of skills and occupations or stand in them. */
export type KnownWords = Terms & { isTown: IsTown }
