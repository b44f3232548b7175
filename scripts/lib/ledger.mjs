/** Reads the table of `docs/requirements.md`. A row without a proof ("not yet") has an empty list. */
export function readLedger(markdown) {
  return markdown.split('\n').flatMap((line) => {
    const [id = '', , proved = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim())
    if (!isRequirement(id)) return []
    const proofs = proved === 'not yet' ? [] : proved.split('<br>').map((text) => readProof(id, text))
    return [{ id, proofs }]
  })
}

/** Tells whether a tag is that of a requirement: R034 is one of the specification, 2.6b and 3.1a are of sections. */
export const isRequirement = (tag) => /^(?:R\d{3}|[23]\.\d+[a-z])$/.test(tag)

/** Marks tests that only the long run runs, and the files of a row that no other tests prove. */
export const LONG = 'long'

/** Marks browser tests that once passed only when they were tried again: the stress run tries them more often. */
export const FLAKY = 'flaky'

const PROOF = /^`(?<file>[^`]+)`(?: ×(?<count>\d+))?(?<mark> \(long\))?$/

function readProof(id, text) {
  const { file, count = '1', mark } = PROOF.exec(text.trim())?.groups ?? {}
  if (!file) throw new Error(`The row ${id} names no file so that it can be read: ${text}`)
  return { file, count: Number(count), isLong: mark !== undefined }
}

/** Writes a proof as it stands in the table. */
export function writeProof({ file, count, isLong }) {
  return `\`${file}\`${count > 1 ? ` ×${count}` : ''}${isLong ? ` (${LONG})` : ''}`
}

const tell = ({ id, file }) => `${id}: ${file}`

/**
 * Judges whether each file that the ledger names ran a test with the tag of the row, as counts and failures like those
 * of a check: one that ran none is a failure, one whose tests were all skipped is counted as that and named. What the
 * long run alone proves is judged with it.
 */
export function judgeLedger(ledger, tests, { isLong = false } = {}) {
  const proofs = ledger.flatMap(({ id, proofs: named }) => named.map((proof) => ({ id, ...proof })))
  const runs = proofs
    .filter((proof) => isLong || !proof.isLong)
    .map((proof) => ({ ...proof, tests: tests.filter((ran) => isProof(ran, proof)) }))
  const absent = runs.filter((run) => run.tests.length === 0)
  const skipped = runs.filter(
    (run) => run.tests.length > 0 && run.tests.every((ran) => ran.outcome === 'skipped'),
  )
  const unmet = ledger.filter((row) => row.proofs.length === 0).map(({ id }) => id)
  return {
    counts: {
      passed: runs.length - absent.length - skipped.length,
      failed: absent.length,
      skipped: skipped.length,
    },
    failures: absent.map((run) => `${tell(run)} ran no test with this tag`),
    output: [
      ...skipped.map((run) => `${tell(run)} skipped all tests with this tag`),
      ...(unmet.length > 0 ? [`Not met: ${unmet.join(', ')}`] : []),
    ].join('\n'),
  }
}

const isProof = ({ file, tags }, proof) => file === proof.file && tags.includes(proof.id)
