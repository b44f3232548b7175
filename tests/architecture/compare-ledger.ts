import { writeProof, type LedgerRow } from '../../scripts/lib/ledger.mjs'
import type { Tag } from './read-tags.ts'

/** Compares the rows of the ledger with the tags of the tests, and says what stands in one of both only. */
export function compareLedger(ledger: readonly LedgerRow[], tags: readonly Tag[]): string[] {
  const rows = ledger.flatMap(({ id, proofs }) => proofs.map((proof) => `${id}: ${writeProof(proof)}`))
  const tests = [...Map.groupBy(tags, ({ id, file }) => `${id} ${file}`).values()].flatMap(tellTags)
  return [
    ...rows.filter((row) => !tests.includes(row)).map((row) => `the ledger says, but no tests do: ${row}`),
    ...tests
      .filter((told) => !rows.includes(told))
      .map((told) => `tests say, but the ledger does not: ${told}`),
  ]
}

/** The tags of one file with one number, as the row should name them. */
function tellTags(same: readonly Tag[]): string[] {
  const isLong = same.every((tag) => tag.isLong)
  return same.slice(0, 1).map(({ id, file }) => `${id}: ${writeProof({ file, count: same.length, isLong })}`)
}
