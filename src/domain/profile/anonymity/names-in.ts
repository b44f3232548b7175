import { isGenericWord, isLegalForm } from './company-words.ts'
import type { Terms } from './name-key.ts'
import { withoutLegalForms, withoutSaidOfMany, wordsOf } from './name-words.ts'

/** What words of work are, and whether a name is that of a school, as far as that is known. */
export type Naming = { terms: Terms; isOfSchool?: boolean | undefined }
export type Named = Required<Naming>

/** Other names of one company that count. */
const OTHERS_MAX = 3
/** Where another name of the same company begins: "(formerly Quill)", "Quill / Feather", "Quill, Bath". */
const PARTS =
  /(?:(?<!\s)\s+)?[()[\]|/,;–—]\s*|(?<!\s)\s+-\s+|(?:株式|有限|合同)会社|股份有限公司|有限责任公司|有限公司|\s?(?:주식|유한)회사\s?|㈜/
const FORMER = /^(?:formerly|previously|ehemals|früher|anciennement|ex|t\/a|trading as|part of)[\s-]+/i

/** What joins the names of a list. */
export const AND = /[&+]|(?<!\p{L})(?:and|und|et|y|og|och)(?!\p{L})/iu
/** The same, or a comma. */
export const LIST = new RegExp(`,|${AND.source}`, 'iu')
/** Whether words name one of many: not "Sales Department". */
const tells = (part: string, terms: Terms) =>
  withoutSaidOfMany(withoutLegalForms(wordsOf(part))).some((word) => !terms.hasWord(word))

/** Whether what stands behind a comma is a name of its own: "Kestrel Ltd", "University of Leeds"; not "Leeds". */
const isOwnName = (part: string) => wordsOf(part).some((word) => isLegalForm(word) || isGenericWord(word))

/** The main name, other names beside it, and what stands behind the comma: a name of a list, or the place of a school. */
export function namesIn(organization: string, { isOfSchool, terms }: Named) {
  const parts = organization.split(PARTS).filter(Boolean)
  const [first = '', ...others] = parts.map((part) => part.replace(FORMER, ''))
  const isBesideComma = organization
    .slice(organization.indexOf(first) + first.length)
    .trimStart()
    .startsWith(',')
  if (!isBesideComma) return { names: [first, ...others.slice(0, OTHERS_MAX)], campuses: [] }
  const isList = AND.test(others.join(',')) && tells(first, terms)
  if (isList) return { names: [organization], campuses: [] }
  const own = others
    .slice(0, OTHERS_MAX)
    .filter((other) => tells(other, terms) && !AND.test(other) && (isOwnName(other) || !tells(first, terms)))
  return {
    names: !tells(first, terms) && wordsOf(first).length > 1 && own.some(isOwnName) ? own : [first, ...own],
    campuses: isOfSchool ? others.slice(0, 1) : [],
  }
}
