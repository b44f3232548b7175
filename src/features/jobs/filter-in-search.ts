import type { JobFilterKey } from '#/domain/job/job-filters.ts'
import { searchWords } from '#/domain/text/search-words.ts'

/** A value of a filter and what it is called on screen. */
export type NamedFilter = { key: JobFilterKey; value: string; label: string }

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((word, nth) => word === other[nth])

/** The search without the words, however they are joined; null where it does not say them one after the other. */
function withoutWords(search: string, words: readonly string[]): string | null {
  const tokens = search.split(/\s+/u).filter(Boolean)
  for (const from of tokens.keys()) {
    for (let to = from + 1; to <= tokens.length && to - from <= words.length; to += 1) {
      const said = tokens.slice(from, to)
      if (isSame(searchWords(said.join(' ')), words) && !said[0]?.startsWith('-'))
        return tokens.toSpliced(from, to - from).join(' ')
    }
  }
  return null
}

/**
 * What somebody searched for although it is a filter: it stands on every row, and in no text that is searched.
 *
 * @example filterInSearch('part time nurse', [{ key: 'jobType', value: 'PartTime', label: 'Part time' }])?.rest // 'nurse'
 */
export function filterInSearch(
  search: string,
  named: readonly NamedFilter[],
): (NamedFilter & { rest: string }) | null {
  for (const filter of named) {
    const rest = withoutWords(search, searchWords(filter.label))
    if (rest !== null) return { ...filter, rest }
  }
  return null
}
