import type { TermFinder } from './term-evidence.ts'
import type { TextEncoder } from './text-vectors.ts'

/**
 * What a ranker needs beside the texts. Without a taxonomy it ranks by what remains; `looksAgain` is false where the best
 * are to stay as they are found first.
 */
export type RankingMeans = { encoder: TextEncoder; taxonomy?: TermFinder; looksAgain?: boolean }
