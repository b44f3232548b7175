import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { compiledTexts, type Texts } from './compiled-texts.ts'
import { namedSections, textsOfSection } from './named-sections.ts'

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url))
const I18N = join(SOURCES, 'i18n/')
const ENGLISH = join(I18N, 'en/')

/** `not-found.json` holds the area `notFound`. */
const areaOf = (path: string) =>
  basename(path, '.json').replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase())

const readTexts = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Texts

function readCatalogue(): Record<string, Texts> {
  const files = readdirSync(ENGLISH)
  return Object.fromEntries(files.map((file) => [areaOf(file), readTexts(join(ENGLISH, file))]))
}

const AREA = '\0english:'
const SECTION = '\0section:'
const FORMAT = 'use-intl/format-message'

const pathOf = (id: string) => id.replace(/\?.*$/u, '')
const isOurs = (id: string) => id.startsWith(SOURCES) && !id.startsWith(I18N) && /\.tsx?$/u.test(pathOf(id))

/** An area, empty at first; each of its sections fills itself in when a module that names it is loaded. */
function writeSection(name: string, catalogue: Record<string, Texts>): string {
  const [area = '', section = ''] = name.split('.')
  const texts = compiledTexts(textsOfSection(catalogue[area] ?? {}, section))
  return `import area from ${JSON.stringify(AREA + area)}\nObject.assign(area, ${JSON.stringify(texts)})`
}

/**
 * In the browser, texts come with the code that says them: a module that names a section of the English catalogue
 * imports it, so that a page gets the sections of its modules and no others, and no text can come late. They are
 * compiled, and read by the library's small formatter. Server, tests and development have the whole catalogue (ADR 40).
 */
export function textsWithCode(): Plugin {
  const catalogue = readCatalogue()
  return {
    name: 'texts-with-code',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      order: 'pre',
      handler(id, importer) {
        if (id.startsWith(AREA) || id.startsWith(SECTION)) return id
        if (id === FORMAT) return this.resolve(`${FORMAT}/format-only`, importer, { skipSelf: true })
        const file = /^\.\/en\/([\w-]+\.json)$/u.exec(id)?.[1]
        return file && importer?.startsWith(I18N) ? AREA + areaOf(file) : undefined
      },
    },
    load(id) {
      if (id.startsWith(AREA)) return 'export default {}'
      if (!id.startsWith(SECTION)) return undefined
      return { code: writeSection(id.slice(SECTION.length), catalogue), moduleSideEffects: true }
    },
    transform: {
      order: 'post',
      handler(code, id) {
        if (!isOurs(id)) return undefined
        const sections = namedSections(code, catalogue)
        const imports = sections.map((name) => `\nimport ${JSON.stringify(SECTION + name)}`)
        return imports.length > 0 ? { code: code + imports.join(''), map: null } : undefined
      },
    },
  }
}

/** Every other language comes as a whole when it is asked for; it is compiled like English. */
export function compiledCatalogues(): Plugin {
  return {
    name: 'compiled-catalogues',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      order: 'pre',
      handler(code, id) {
        if (!id.startsWith(I18N) || !id.endsWith('.json')) return undefined
        return { code: JSON.stringify(compiledTexts(JSON.parse(code) as Texts)), map: null }
      },
    },
  }
}
