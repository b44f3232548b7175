/** How alike two job titles are; `words` are those of the first that the second has, where they decided. */
export type TitleLikeness = {
  credit: number
  how: 'exact' | 'words' | 'occupation' | 'neighbour' | 'encoder' | 'none'
  words: string[]
}

/** What decides whether two titles name the same work. Implementations answer the same for the same input. */
export type TitleMatcher = { compare: (asked: string, shown: string) => TitleLikeness }
