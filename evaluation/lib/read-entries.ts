import type { Entry } from './evaluation-set.ts'
import { BrokenInput, readLines } from './read-lines.ts'

const ID_NAMES = /^[#"]?_?(?:(?:[a-z]{1,10}[_\- ]?)?(?:id|no|number|key)|query|doc|document|item)"?$/i
const TEXT_NAMES =
  /^"?(?:text|title|job[_ ]?title|query|sentence|label|name|document|doc|content|body|cv|resume|ad|job)s?"?$/i

const isHeader = (id: string, text: string) => ID_NAMES.test(id) && TEXT_NAMES.test(text.trim())

/** An odd number of quotes is open at the end of a text that began with one. */
const isOpen = (text: string) => text.startsWith('"') && (text.match(/"/g)?.length ?? 0) % 2 === 1

/** `"He said ""no"""` as tables write it: the sign itself. */
const withoutQuotes = (text: string) => text.slice(1, -1).replaceAll('""', '"')

type Reading = { entries: Entry[]; numbers: Map<string, number>; notes: string[] }

function addEntry({ entries, numbers, notes }: Reading, entry: Entry, where: string): void {
  const before = numbers.get(entry.id)
  if (before === undefined) {
    numbers.set(entry.id, entries.length)
    entries.push(entry)
  } else if (entries[before]?.text === entry.text) {
    notes.push(`${where}: ${entry.id} stands twice; once is enough`)
  } else {
    throw new BrokenInput(`${where}: the id ${JSON.stringify(entry.id)} already stands for another text`)
  }
}

/** A record whose quote is still open at the end of its line. */
type OpenRecord = Entry & { line: number }

/** A quote that nothing but blank lines follow was meant as it stands. */
function closeAsItStands(reading: Reading, path: string, { id, text, line }: OpenRecord): void {
  if (text.trimEnd().includes('\n')) {
    throw new BrokenInput(`${path}: line ${line}: a quote is opened and never closed`)
  }
  addEntry(reading, { id, text: text.trimEnd() }, `${path}: line ${line}`)
}

function parseLine(path: string, line: string, number: number): Entry {
  const tab = line.indexOf('\t')
  // An editor cut the tab before an empty text.
  if (tab < 0 && number > 1 && /^\S+$/.test(line)) return { id: line, text: '' }
  const id = line.slice(0, tab).trim()
  if (tab < 0) throw new BrokenInput(`${path}: line ${number}: expected an id, a tab and a text`)
  if (id === '') throw new BrokenInput(`${path}: line ${number}: the id is missing`)
  return { id, text: line.slice(tab + 1) }
}

/**
 * Reads lines of id, tab, text. What follows the first tab is the text, whatever signs it holds. A text in quotes may go
 * on over several lines, as tables are written by other programs.
 */
export function readEntries(path: string): { entries: Entry[]; notes: string[] } {
  const reading: Reading = { entries: [], numbers: new Map(), notes: [] }
  let number = 0
  let open: OpenRecord | null = null
  for (const line of readLines(path)) {
    number += 1
    if (open && (!line.includes('\t') || open.text.includes('\n'))) {
      open.text += `\n${line}`
      if (isOpen(open.text)) continue
      addEntry(reading, { id: open.id, text: withoutQuotes(open.text) }, `${path}: line ${open.line}`)
      open = null
      continue
    }
    if (open) closeAsItStands(reading, path, open)
    open = null
    if (line.trim() === '') continue
    const entry = parseLine(path, line, number)
    if (number === 1 && isHeader(entry.id, entry.text)) continue
    if (isOpen(entry.text)) open = { ...entry, line: number }
    else addEntry(reading, entry, `${path}: line ${number}`)
  }
  if (open) closeAsItStands(reading, path, open)
  if (reading.entries.length === 0) throw new BrokenInput(`${path}: holds no line of id, tab and text`)
  return { entries: reading.entries, notes: reading.notes }
}
