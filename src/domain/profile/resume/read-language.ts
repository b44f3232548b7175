import { foldText } from '#/domain/text/fold-text.ts'
import { LANGUAGES } from '../languages.ts'

/** In whose words a language may be named, besides its own; the first that names it so is right. */
const NAMED_IN = ['en', 'fr', 'de', 'es', 'it', 'pt', 'nl']
const OTHER_NAMES = { mandarin: 'zh', farsi: 'fa', castellano: 'es', gaelic: 'gd' }

let byName: ReadonlyMap<string, string> | undefined

/** Made when the first language is read: naming them all takes a moment. */
function languagesByName(): ReadonlyMap<string, string> {
  byName ??= new Map([
    ...[null, ...NAMED_IN.toReversed()].flatMap((reader) =>
      LANGUAGES.flatMap((code) => {
        const names = new Intl.DisplayNames(reader ?? code, { type: 'language', fallback: 'none' })
        const name = names.of(code)
        return name ? [[foldText(name), code] as const] : []
      }),
    ),
    ...Object.entries(OTHER_NAMES),
  ])
  return byName
}

/**
 * The code of a language by its name in several languages or in itself; null for what is none.
 *
 * @example languageNamed('Français') // 'fr'
 */
export function languageNamed(name: string): string | null {
  return languagesByName().get(foldText(name).trim()) ?? null
}
