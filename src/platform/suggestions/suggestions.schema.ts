import * as z from 'zod'
import { TYPED_MAX } from '#/domain/suggestions/choose-words.ts'

export const WORD_KINDS = ['skill', 'title'] as const
export type WordKind = (typeof WORD_KINDS)[number]

export const suggestWordsSchema = z.object({ kind: z.enum(WORD_KINDS), typed: z.string().max(TYPED_MAX) })
