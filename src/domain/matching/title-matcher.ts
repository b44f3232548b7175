/** How alike two job titles are, and the words of the first that were found in the second. */
export type TitleLikeness = {
  credit: number
  how: 'exact' | 'words' | 'occupation' | 'encoder' | 'none'
  words: string[]
}

/** What decides whether two titles name the same work. Implementations answer the same for the same input. */
export type TitleMatcher = { compare: (asked: string, shown: string) => TitleLikeness }
