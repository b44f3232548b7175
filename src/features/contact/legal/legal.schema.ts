import * as z from 'zod'

export const LEGAL_PAGES = ['privacy', 'terms'] as const
export type LegalPageName = (typeof LEGAL_PAGES)[number]

export const legalPageSchema = z.object({ page: z.enum(LEGAL_PAGES) })
