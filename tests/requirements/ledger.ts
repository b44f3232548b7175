/** One row of `docs/requirements.md`. */
export type LedgerRow = { id: string; proofs: Proof[] }

/** A test that proves a requirement: its file and its name, or the part of the name that stands in the source. */
export type Proof = { file: string; name: string }

/** Reads the ledger's table. A row without a proof ("not yet") has an empty list. */
export function readLedger(markdown: string): LedgerRow[] {
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

function readProof(text: string): Proof {
  const [file = '', name = ''] = text.split(' › ').map((part) => part.trim())
  return { file: file.replaceAll('`', ''), name }
}
