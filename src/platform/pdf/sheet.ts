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

/** What the thread is given. `language` is a BCP 47 tag. */
export type SheetOrder = { sheet: Sheet; paper: Paper; language: string; product: string }
