/** What a source says, and what was made of it. */
type Said = { what: string; words: string; isRead: boolean }

const WORDS_MAX = 80

/** For the report: of what a source says and nobody could read for certain, its own words. */
export function unclearWords(all: readonly Said[]): string[] {
  return all
    .filter(({ words, isRead }) => words.trim() !== '' && !isRead)
    .map(({ what, words }) => `${what} "${words.trim().slice(0, WORDS_MAX)}"`)
}
