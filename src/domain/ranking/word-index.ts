import { GrowingNumbers } from './growing-numbers.ts'
import { rankingWords } from './ranking-words.ts'

/** Rows of (column, how often), one after the other: row r is from `start[r]` to `start[r + 1]`. */
export type Counts = { start: Uint32Array; column: Uint32Array; count: Uint32Array }

/** Which words stand in which documents, how often; from both sides. */
export type WordIndex = {
  documents: number
  words: ReadonlyMap<string, number>
  byDocument: Counts
  byWord: Counts
  lengths: Uint32Array
}

/** Counts what is pushed and writes it as one row. */
class RowCounter {
  readonly #counts: number[] = []
  readonly #start = new GrowingNumbers()
  readonly #column = new GrowingNumbers()
  readonly #count = new GrowingNumbers()

  constructor() {
    this.#start.push(0)
  }

  addRow(columns: readonly number[]): void {
    for (const column of columns) this.#counts[column] = (this.#counts[column] ?? 0) + 1
    for (const column of columns) {
      const count = this.#counts[column] ?? 0
      if (count === 0) continue
      this.#column.push(column)
      this.#count.push(count)
      this.#counts[column] = 0
    }
    this.#start.push(this.#column.length)
  }

  toCounts(): Counts {
    return { start: this.#start.toArray(), column: this.#column.toArray(), count: this.#count.toArray() }
  }
}

/** Rows of how often each number stands in a list. */
export function countRows(rows: Iterable<readonly number[]>): Counts {
  const counter = new RowCounter()
  for (const row of rows) counter.addRow(row)
  return counter.toCounts()
}

/** The same counts by column. */
export function transpose({ start, column, count }: Counts, columns: number): Counts {
  const begins = new Uint32Array(columns + 1)
  for (const each of column) begins[each + 1] = (begins[each + 1] ?? 0) + 1
  for (let each = 0; each < columns; each++) begins[each + 1] = (begins[each + 1] ?? 0) + (begins[each] ?? 0)
  const next = begins.slice()
  const [rows, counts] = [new Uint32Array(column.length), new Uint32Array(column.length)]
  for (let row = 0; row + 1 < start.length; row++) {
    for (let at = start[row] ?? 0; at < (start[row + 1] ?? 0); at++) {
      const of = column[at] ?? 0
      const to = next[of] ?? 0
      rows[to] = row
      counts[to] = count[at] ?? 0
      next[of] = to + 1
    }
  }
  return { start: begins, column: rows, count: counts }
}

/** Gives every new word a number. */
export function numberedBy(numbers: Map<string, number>): (word: string) => number {
  return (word) => {
    const known = numbers.get(word)
    if (known !== undefined) return known
    numbers.set(word, numbers.size)
    return numbers.size - 1
  }
}

function* rowsOf(texts: Iterable<string>, words: Map<string, number>) {
  const numberOf = numberedBy(words)
  for (const text of texts) yield rankingWords(text).map(numberOf)
}

/** Reads every text once. Memory grows with the distinct words of each document, and nothing is kept for pairs. */
export function indexWords(texts: Iterable<string>): WordIndex {
  const words = new Map<string, number>()
  const byDocument = countRows(rowsOf(texts, words))
  const documents = byDocument.start.length - 1
  const lengths = new Uint32Array(documents)
  for (let document = 0; document < documents; document++) {
    for (let at = byDocument.start[document] ?? 0; at < (byDocument.start[document + 1] ?? 0); at++) {
      lengths[document] = (lengths[document] ?? 0) + (byDocument.count[at] ?? 0)
    }
  }
  return { documents, words, byDocument, byWord: transpose(byDocument, words.size), lengths }
}

/** How often each known word stands in a text. */
export function countKnownWords({ words }: WordIndex, text: string): Map<number, number> {
  const counts = new Map<number, number>()
  for (const word of rankingWords(text)) {
    const number = words.get(word)
    if (number !== undefined) counts.set(number, (counts.get(number) ?? 0) + 1)
  }
  return counts
}
