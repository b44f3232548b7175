const LINKS = new Set(
  'a an and at by d de des du e el en et for fur im in l la las le les los of on or para pour the to und von with y zum zur'.split(
    ' ',
  ),
)

export const isLink = (word: string | undefined) => word !== undefined && LINKS.has(word)

/** The words that say something; names are put together by the others. */
export const withoutLinks = (words: readonly string[]) => words.filter((word) => !LINKS.has(word))
