import type { JobFilterKey } from '#/domain/job/job-filters.ts'
import { parseSearchQuery, writeSearchQuery, type SearchQuery } from '#/domain/job/search-query.ts'
import { searchWords } from '#/domain/text/search-words.ts'

/** A value of a filter and what it is called on screen. */
export type NamedFilter = { key: JobFilterKey; value: string; label: string }

/** The search without the words of a name, however they are joined; null where it does not ask for them in a row. */
function withoutName({ all, none }: SearchQuery, name: string): SearchQuery | null {
  const words = searchWords(name).join(' ')
  for (const from of all.keys()) {
    for (let to = from + 1; to <= all.length; to += 1) {
      const groups = all.slice(from, to)
      const asked =
        groups.every(({ length }) => length === 1) && searchWords(groups.flat().join(' ')).join(' ')
      if (asked === words) return { all: all.toSpliced(from, to - from), none }
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
  const query = parseSearchQuery(search)
  for (const filter of named) {
    const rest = withoutName(query, filter.label)
    if (rest !== null) return { ...filter, rest: writeSearchQuery(rest) }
  }
  return null
}
