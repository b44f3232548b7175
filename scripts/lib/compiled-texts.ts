import compile from 'icu-minify/compile'

/** A catalogue or a part of it: texts by their keys. */
export type Texts = { [key: string]: string | Texts }

/** Texts whose placeholders and plurals are taken apart already, so that no browser needs the parser. */
export function compiledTexts(texts: Texts): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text) : compiledTexts(text),
    ]),
  )
}
