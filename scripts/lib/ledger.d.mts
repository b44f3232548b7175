/** A test that proves a requirement: its file and its name, or the part of the name that stands in the source. */
export type Proof = { file: string; name: string }
export function readLedger(markdown: string): { id: string; proofs: Proof[] }[]
export function plain(text: string): string
