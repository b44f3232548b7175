import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A row by the names of its columns, folded to letters: `conceptUri` and `concept_uri` are both `concepturi`. */
export type Row = Readonly<Record<string, string>>

const foldHeader = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** Cells between commas or tabs; in quotes they may hold either, line ends, and quotes written twice. */
function* cellsOf(text: string, separator: string): Generator<string[]> {
  const cell =
    separator === '\t' ? /([^\t\r\n]*)(\t|\r?\n|$)/y : /(?:"((?:[^"]|"")*)"|((?!")[^,\r\n]*))(,|\r?\n|$)/y
  let row: string[] = []
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex
    const found = cell.exec(text)
    if (!found) throw new Error(`a quote is not closed near “${text.slice(at, at + 40)}”`)
    const end = found.at(-1) ?? ''
    row.push(found[1]?.replaceAll('""', '"') ?? (separator === '\t' ? '' : (found[2] ?? '')))
    if (end === separator) continue
    yield row
    row = []
  }
  if (row.length > 0) yield row
}

/** Reads a table with a line of headers; tabs separate where that line has one. Throws a sentence that names the file. */
function readTable(file: string): Row[] {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  const separator = (text.split('\n', 1)[0] ?? '').includes('\t') ? '\t' : ','
  try {
    const [headers = [], ...rows] = cellsOf(text, separator)
    const names = headers.map(foldHeader)
    return rows
      .filter((row) => row.some((value) => value !== ''))
      .map((row) => Object.fromEntries(names.map((name, nth) => [name, row[nth] ?? ''])))
  } catch (error) {
    throw new Error(`${file} is no table that can be read: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    })
  }
}

/** The rows of every file of a folder whose name fits, by name. Throws where the columns are missing that are needed. */
export function readTables(folder: string, names: RegExp, columns: readonly string[]): Row[] {
  return readdirSync(folder)
    .filter((name) => names.test(name))
    .toSorted()
    .flatMap((name) => {
      const file = join(folder, name)
      const rows = readTable(file)
      const missing = columns.filter((column) => rows[0] && !(foldHeader(column) in rows[0]))
      if (missing.length === 0) return rows
      throw new Error(`${file} has no column ${missing.join(', ')}: is it the file as it was published?`)
    })
}

/** Throws a sentence where a path is no folder. */
export function requireFolder(path: string): void {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${path} is no folder. Give the one into which the files were unpacked.`)
}
