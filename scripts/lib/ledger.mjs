/** Reads the table of `docs/requirements.md`. A row without a proof ("not yet") has an empty list. */
export function readLedger(markdown) {
  return markdown.split('\n').flatMap((line) => {
    const [id = '', , proved = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim())
    if (!/^(?:R\d{3}|2\.\d+[a-z])$/.test(id)) return []
    const proofs = proved === 'not yet' ? [] : proved.split('<br>').map(readProof)
    return [{ id, proofs }]
  })
}

function readProof(text) {
  const [file = '', name = ''] = text.split(' › ').map((part) => part.trim())
  return { file: file.replaceAll('`', ''), name }
}

/** Quotes and backslashes are written differently in a source than in a sentence. */
export const plain = (text) => text.replaceAll(/[\\'"`’]/g, '')

/** What a name leaves open until its test runs: `%s` and its like, `$name`, `${name}`. */
const LEFT_OPEN = /%[sdifjoO#]|\$\{[^}]*\}|\$[a-z][\w.]*/

function isNamed({ file, name }, ran) {
  if (file !== ran.file) return false
  const parts = name.split(LEFT_OPEN).map((part) => escaped(plain(part)))
  return new RegExp(parts.join('.*'), 's').test(plain(ran.name))
}

const escaped = (text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

const tell = ({ id, file, name }) => `${id}: ${file} › ${name}`

/**
 * Whether each test that the ledger names ran, as counts and failures like those of a check: one that was not run is a
 * failure, one that was only skipped is counted as that and named.
 */
export function judgeLedger(ledger, tests) {
  const proofs = ledger.flatMap(({ id, proofs: named }) => named.map((proof) => ({ id, ...proof })))
  const runs = proofs.map((proof) => ({ ...proof, tests: tests.filter((ran) => isNamed(proof, ran)) }))
  const absent = runs.filter((run) => run.tests.length === 0)
  const skipped = runs.filter((run) => run.tests.length > 0 && run.tests.every((ran) => ran.skipped))
  const unmet = ledger.filter((row) => row.proofs.length === 0).map(({ id }) => id)
  return {
    counts: {
      passed: runs.length - absent.length - skipped.length,
      failed: absent.length,
      skipped: skipped.length,
    },
    failures: absent.map((run) => `${tell(run)} did not run`),
    output: [
      ...skipped.map((run) => `${tell(run)} was skipped`),
      ...(unmet.length > 0 ? [`Not met: ${unmet.join(', ')}`] : []),
    ].join('\n'),
  }
}
