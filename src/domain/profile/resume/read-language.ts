import type { CefrLevel } from '#/domain/job/vocabulary.ts'
import { foldText } from '#/domain/text/fold-text.ts'
import { isLanguageCode, LANGUAGES } from '../languages.ts'

/** In whose words a language may be named, besides its own. */
const NAMED_IN = ['en', 'fr', 'de', 'es', 'it', 'pt', 'nl']

let byName: ReadonlyMap<string, string> | undefined

function languagesByName(): ReadonlyMap<string, string> {
  byName ??= new Map(
    [...NAMED_IN.toReversed(), null].flatMap((reader) =>
      LANGUAGES.flatMap((code) => {
        const name = new Intl.DisplayNames(reader ?? code, { type: 'language', fallback: 'none' }).of(code)
        return name ? [[foldText(name), code] as const] : []
      }),
    ),
  )
  return byName
}

/**
 * The code of a language by its name in several languages, or by its code; null for what is none.
 *
 * @example readLanguage('Français') // 'fr'
 */
export function readLanguage(name: string): string | null {
  const folded = foldText(name).trim()
  const [first = ''] = folded.split(/[^\p{L}]+/u)
  const known = languagesByName()
  return known.get(folded) ?? known.get(first) ?? (isLanguageCode(folded) ? folded : null)
}

/** Words in which people say how well they speak, the surest first; folded. */
const FLUENCIES: readonly [RegExp, CefrLevel][] = [
  [/native|mother|matern|mutter|nativ|bilingu|madrelingua|moedertaal/, 'Native'],
  [/\bc2\b|mastery|proficient/, 'C2'],
  [/\bc1\b|fluent|full professional|courant|fliessend|verhandlungssicher|fluido|advanced|avance/, 'C1'],
  [/\bb2\b|professional|upper|gut|good|bon\b/, 'B2'],
  [/\bb1\b|intermediate|conversation|limited working|intermediaire|mittel|intermedio|working/, 'B1'],
  [/\ba2\b|elementary|elementaire|grund/, 'A2'],
  [/\ba1\b|beginner|basic|debutant|anfanger|basico|notions/, 'A1'],
]

/**
 * How well a language is spoken, from the words for it; null for words that say nothing of it.
 *
 * @example readFluency('Full professional proficiency') // 'C1'
 */
export function readFluency(words: string): CefrLevel | null {
  const folded = foldText(words)
  return FLUENCIES.find(([says]) => says.test(folded))?.[1] ?? null
}
