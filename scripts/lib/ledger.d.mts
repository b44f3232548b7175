/** A file whose tests prove a requirement: how many carry its tag, and whether the long run alone runs them. */
export type Proof = { file: string; count: number; isLong: boolean }
export type LedgerRow = { id: string; proofs: Proof[] }
export const LONG: 'long'
export const FLAKY: 'flaky'
export function readLedger(markdown: string): LedgerRow[]
export function writeProof(proof: Proof): string
export function isRequirement(tag: string): boolean
