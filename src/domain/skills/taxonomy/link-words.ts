const LINKS = new Set('a an and at by d de des du e en et for in l la le les of on or the to with'.split(' '))

/** The words that say something; names are put together by the others. */
export const withoutLinks = (words: readonly string[]) => words.filter((word) => !LINKS.has(word))
