import type { Plugin } from 'vite'

const COMMENT = '//# allFunctionsCalledOnLoad\n'

/** A source map counts lines by semicolons. */
function withLineAbove(source: string): string {
  const map = JSON.parse(source) as { mappings: string }
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` })
}

/**
 * Tells the browser of these files that their functions are called as soon as they are there, so that it reads them while
 * they come and off the main thread, and not one by one while the page waits (ADR 66). It must be the first line.
 */
export function readAhead(names: ReadonlySet<string>): Plugin {
  return {
    name: 'read-ahead',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !names.has(file.name)) continue
          file.code = COMMENT + file.code
          const map = bundle[file.sourcemapFileName ?? '']
          if (map?.type === 'asset') map.source = withLineAbove(String(map.source))
        }
      },
    },
  }
}
