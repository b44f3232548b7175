import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = (name: string) => fileURLToPath(new URL(`../../src/lib/${name}.ts`, import.meta.url))
const HELPER = /vite\/preload-helper\.js$/u
const EXPORT = 'export const __vitePreload ='

/** The bundler's helper, through which it sends each import of late code, with our `loadPart` and `lateFiles` round it. */
export function aroundPreload(helper: string): string {
  if (helper.split(EXPORT).length !== 2)
    throw new Error('The bundler names its helper for late code in another way than expected.')
  return [
    `import { loadPart } from ${JSON.stringify(ours('load-part'))}`,
    `import { lateFiles } from ${JSON.stringify(ours('late-files'))}`,
    helper.replace(EXPORT, 'const preload ='),
    'export const __vitePreload = (load, files, importer) =>',
    '  loadPart(() => preload(load, lateFiles(files, import.meta.url), importer), import.meta.url)',
  ].join('\n')
}

/** How many imports of late code a chunk has that the bundler sends past its helper. Before it writes their files. */
export function countBareImports(code: string): number {
  const imports = code.match(/\bimport\(/gu)?.length ?? 0
  return imports - (code.match(/\b__VITE_PRELOAD__\b/gu)?.length ?? 0)
}

/**
 * Puts `loadPart` round every import of late code in the browser, those of the router's pages too, and fails the build
 * for one that goes past it (ADR 86).
 */
export function lateImports(): Plugin {
  let isAround = false
  return {
    name: 'late-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: HELPER },
      handler(code) {
        isAround = true
        return { code: aroundPreload(code), map: null }
      },
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const bare = chunks.filter(({ code }) => countBareImports(code) !== 0).map(({ fileName }) => fileName)
        if (!isAround || bare.length > 0)
          this.error(`Late code is loaded past loadPart in ${bare.join(', ') || 'all files'}`)
      },
    },
  }
}
