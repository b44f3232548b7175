import { createRequire } from 'node:module'

type Compile = (message: string) => unknown
/** A catalogue or a part of it: texts by their keys. */
export type Texts = { [key: string]: string | Texts }

// The compiler that the library brings along itself: it must fit the reader of what it compiles.
const ofLibrary = createRequire(createRequire(import.meta.url).resolve('use-intl'))
const { default: compile } = (await import(ofLibrary.resolve('icu-minify/compile'))) as { default: Compile }

/** Texts whose placeholders and plurals are taken apart already, so that no browser needs the parser. */
export function compiledTexts(texts: Texts): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text) : compiledTexts(text),
    ]),
  )
}
