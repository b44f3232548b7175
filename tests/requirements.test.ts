import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plain, readLedger, type Proof } from '../scripts/lib/ledger.mjs'

const ROOT = join(import.meta.dirname, '..')
const SPECIFICATION = join(ROOT, '../shared/REQUIREMENTS.md')
const ledger = readLedger(readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8'))

function isProved({ file, name }: Proof): boolean {
  const path = join(ROOT, file)
  return name !== '' && existsSync(path) && plain(readFileSync(path, 'utf8')).includes(plain(name))
}

test('every test that the requirements name exists', () => {
  const missing = ledger.flatMap(({ id, proofs }) =>
    proofs.filter((proof) => !isProved(proof)).map(({ file, name }) => `${id}: ${file} › ${name}`),
  )
  expect(missing).toEqual([])
})

test('no requirement stands twice', () => {
  const ids = ledger.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
})

test.skipIf(!existsSync(SPECIFICATION))('the ledger has a row for every numbered requirement', () => {
  const numbered = readFileSync(SPECIFICATION, 'utf8').matchAll(/\*\*(R\d{3})\*\*/g)
  const wanted = new Set(Array.from(numbered, (match) => match[1] ?? ''))
  const rows = ledger.map(({ id }) => id).filter((id) => id.startsWith('R'))
  expect(rows.toSorted()).toEqual([...wanted].toSorted())
})

test('a proof that does not exist is caught', () => {
  expect(isProved({ file: 'docs/requirements.md', name: 'a test that nobody wrote' })).toBe(false)
  expect(isProved({ file: 'src/nowhere.test.ts', name: 'anything' })).toBe(false)
})
