import type { Paper } from '#/domain/place/paper.ts'

/** One line of a sheet's head; with an address it can be followed. */
export type SheetLine = { text: string; href: string | null }

/** What stands beside `when`; '' and empty lists are left out. */
export type SheetEntry = {
  id: string
  when: string
  title: string
  by: string
  text: string
  points: string[]
  link: { href: string; text: string } | null
}

export type SheetSection = { key: string; title: string; entries: SheetEntry[] }

/**
 * A CV as it is read from top to bottom, in words. `name` is what its pages and its file are called by; where no letter of
 * it can be written, the first of `otherNames` that can stands on the pages.
 */
export type Sheet = {
  name: string
  otherNames: string[]
  headline: string
  lines: SheetLine[]
  bio: string
  sections: SheetSection[]
}

/** Letters are about so wide, in ems, a little space among them. */
const LETTER_EM = 0.56
const WHEN_MIN_EM = 7.4
const WHEN_MAX_EM = 14

/** How wide the column beside the entries is, in ems of its own text: whatever the language, no date in it wraps. */
export function whenWidthEm({ sections }: Sheet): number {
  const longest = Math.max(0, ...sections.flatMap(({ entries }) => entries.map(({ when }) => when.length)))
  return Math.min(WHEN_MAX_EM, Math.max(WHEN_MIN_EM, longest * LETTER_EM))
}

/** What the thread is given. `language` is a BCP 47 tag. */
export type SheetOrder = { sheet: Sheet; paper: Paper; language: string; product: string }
