import type { Plugin } from 'vite'
import type { LateFiles } from '../../src/lib/late-files.ts'

type IsFirst = (file: string) => boolean

const HELPER = /vite\/preload-helper\.js$/u

export function toLateFiles(parts: readonly (readonly string[])[]): LateFiles {
  const files = [...new Set(parts.flat())]
  const numbers = new Map(files.map((file, nth) => [file, nth]))
  return { files, needed: parts.map((part) => part.map((file) => numbers.get(file) ?? 0)) }
}

/**
 * Writes which files a part of late code needs into a list of its own, which the page fetches with the first such part
 * (`src/lib/late-files.ts`). The bundler would write them where each part is loaded: for all of the product's pages in the
 * first files of every page. There a number is left of it, and style sheets, which a part must not do without.
 */
export function lateFileLists(isFirst: IsFirst): Plugin {
  const parts: string[][] = []
  const numbers = new Map<string, string>()

  const resolveDependencies = (_part: string, needed: string[]): string[] => {
    const files = needed.filter((file) => !isFirst(file))
    if (files.length < 2) return []
    const key = files.join()
    const number = numbers.get(key) ?? String(parts.push(files) - 1)
    numbers.set(key, number)
    return [number]
  }

  return {
    name: 'late-file-lists',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // The framework resolves the configuration once for each environment, with the plugins of the first time.
    configResolved({ environments: { client } }) {
      if (client?.build.modulePreload) client.build.modulePreload.resolveDependencies = resolveDependencies
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const entry = chunks.find(({ moduleIds }) => moduleIds.some((id) => HELPER.test(id)))
        if (!entry || parts.length === 0)
          return this.error('The bundler names no files of late code as expected.')
        const fileName = entry.fileName.replace(/\.js$/u, '.json')
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(toLateFiles(parts)) })
      },
    },
  }
}
