import type { TEXT_VALUES } from './text-values.ts'

/** The key of a sentence, below `fit.you` and `fit.they` in the translations. */
export type TextKey = keyof typeof TEXT_VALUES

type ValueName = (typeof TEXT_VALUES)[TextKey][number]

/** A sentence to be said in either language and either voice: see `say.ts`. */
export type Text = { key: TextKey; values: Record<string, string | number | string[]> }

type ValuesOf<K extends TextKey> = Record<
  (typeof TEXT_VALUES)[K][number] & ValueName,
  string | number | string[]
>

/** Makes a sentence; the compiler asks for exactly the values that its key names. */
export function text<K extends TextKey>(
  key: K,
  ...[values]: (typeof TEXT_VALUES)[K] extends readonly [] ? [] : [ValuesOf<K>]
): Text {
  return { key, values: values ?? {} }
}
