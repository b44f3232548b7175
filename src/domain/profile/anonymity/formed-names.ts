import { capitalsBefore, type Word } from './capitals-before.ts'
import { isGenericWord } from './company-words.ts'

/** Legal forms that say nothing else. */
const FORM =
  /[\s,](?:g?GmbH|Lt[dD]|LTD|plc|PLC|LLP|LLC|Inc|OHG|KGaA|AG|S\.A|S\.L|S\.p|S\.r|SARL|Sàrl|SpA|Srl|Sp\. ?z|B\.V|N\.V|ApS|A\/S|Oyj?|Ltda|Lda|d\.o|s\.r\.o)(?![A-Za-zÀ-ž0-9])/g
const NAMES_MAX = 20
/** No profile of somebody who works has more. */
const FORMS_MAX = 1_000

const BEGINS_SENTENCE = /(?:^|[.!?:;\n•–-])\s{0,2}$/

/** Whether the first word may be a verb that begins a sentence: "Joined Quill Ltd". */
function isAfterVerb(text: string, [first, ...more]: readonly Word[]): boolean {
  const before = text.slice(Math.max(0, (first?.from ?? 0) - 3), first?.from)
  return BEGINS_SENTENCE.test(before) && more.some(({ word }) => !isGenericWord(word))
}

/** The company that a text names before a legal form; nothing where none stands. */
function nameBefore(text: string, { 0: form, index }: RegExpExecArray): string[] {
  const words = capitalsBefore(text, index)
  const [first] = words
  return first && !isAfterVerb(text, words) ? [text.slice(first.from, index + form.length)] : []
}

function* formsIn(texts: readonly string[]) {
  for (const text of texts) for (const form of text.matchAll(FORM)) yield { text, form }
}

/**
 * The companies that texts name with their legal form, so that "Quill Ltd" in one line hides "Quill" in the next: the first
 * twenty, among the first thousand forms.
 */
export function formedNamesIn(texts: readonly string[]): string[] {
  const names = new Set<string>()
  let looked = 0
  for (const { text, form } of formsIn(texts)) {
    for (const name of nameBefore(text, form)) names.add(name)
    looked += 1
    if (looked >= FORMS_MAX || names.size >= NAMES_MAX) break
  }
  return [...names]
}
