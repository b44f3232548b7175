import { plainTerms, type Terms } from '#/domain/meaning/terms.ts'

let given: (() => Terms) | undefined

/** Says by which terms texts become numbers. They are asked for when the first is needed. */
export function configureTerms(terms: () => Terms): void {
  given = terms
}

/** The terms of this server; equal names and shared words where nobody brought a taxonomy. */
export const terms = (): Terms => given?.() ?? plainTerms
