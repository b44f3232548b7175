import type { Texts } from './compiled-texts.ts'

/** What a module takes of the catalogue: `job.list`, or `error.retry` for one text that stands in no list of an area. */
export type SectionName = `${string}.${string}`

export const sectionsOf = (area: string, texts: Texts): SectionName[] =>
  Object.keys(texts).map((key): SectionName => `${area}.${key}`)

/** The keys and texts of one section, as they stand in their area. */
export const textsOfSection = (area: Texts, section: string): Texts =>
  Object.fromEntries(Object.entries(area).filter(([key]) => key === section))

const NAMESPACE = /(?:\b(?:const|let|var)\s+([\w$]+)\s*=\s*)?\buseTranslations\(\s*(['"`])(\w+)\2\s*\)/gu
const QUOTED_KEY = /['"`](\w+)\.(?:(\w+)|(?=\$\{))/gu
const READ_KEY = /\benglishMessages\(\)\.(\w+)(?:\.(\w+))?/gu
const UNREADABLE = /\buseTranslations\(\s*[^)'"`\s]/u

/**
 * The first part of every key that a translator of an area is asked for: `list` in `t('list.title')`. Null where it is
 * asked for anything that is not written out, or is handed on: then it may be asked for all.
 */
function partsAskedOf(translator: string | undefined, code: string): string[] | null {
  if (!translator) return null
  const name = translator.replaceAll('$', String.raw`\$`)
  const uses = Array.from(code.matchAll(new RegExp(`(?<![\\w$.'-])${name}(?![\\w$-])(?=(.{0,80}))`, 'gsu')))
  const parts = uses.flatMap(([, after = '']) => {
    if (/^\s*=\s*useTranslations\b/u.test(after)) return []
    return [/^\(\s*['"`](\w+)/u.exec(after)?.[1] ?? null]
  })
  return parts.every((part) => part !== null) ? parts : null
}

/** One place that names texts: an area, and within it a part, or all of it. */
type Named = [area: string, part?: string]

function namesIn(code: string): Named[] {
  const areas = Array.from(code.matchAll(NAMESPACE)).flatMap(([, translator, , area = '']): Named[] => {
    const parts = partsAskedOf(translator, code)
    return parts ? parts.map((part) => [area, part]) : [[area]]
  })
  const keys = [QUOTED_KEY, READ_KEY].flatMap((written) =>
    Array.from(code.matchAll(written), ([, area = '', part]): Named => [area, part]),
  )
  return [...areas, ...keys]
}

/**
 * The sections of the catalogue that a module names: in `useTranslations('job.list')`, in what it asks a translator of
 * a whole area for, in keys written out (`'error.retry'`, or `vocabulary.${field}`, which may be any of its area) and in
 * `englishMessages().job.list`. Throws where texts are asked for by a name that is known only when the module runs.
 */
export function namedSections(code: string, catalogue: Record<string, Texts>): SectionName[] {
  if (UNREADABLE.test(code)) throw new Error('useTranslations needs a name that is written out')
  const sections = namesIn(code).flatMap(([area, part]): SectionName[] => {
    const texts = Object.hasOwn(catalogue, area) ? catalogue[area] : undefined
    if (!texts) return []
    if (part === undefined) return sectionsOf(area, texts)
    if (!Object.hasOwn(texts, part)) return []
    return [`${area}.${part}`]
  })
  return [...new Set(sections)].toSorted()
}
