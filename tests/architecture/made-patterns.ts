import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import type { Pattern } from './list-patterns.ts'
import type { SourceFile } from './source-files.ts'

/** Every regular expression that files put together while they are loaded, by loading those that do so. */
export async function madePatterns(files: readonly SourceFile[]): Promise<Pattern[]> {
  const patterns: Pattern[] = []
  const Own = globalThis.RegExp
  let where = ''
  globalThis.RegExp = new Proxy(Own, {
    construct(target, args) {
      const regex = new target(...(args as ConstructorParameters<RegExpConstructor>))
      patterns.push({ where, regex })
      return regex
    },
  })
  try {
    for (const { path, text } of files) {
      if (!text.includes('new RegExp(')) continue
      where = path
      await import(/* @vite-ignore */ pathToFileURL(resolve(path)).href)
    }
  } finally {
    globalThis.RegExp = Own
  }
  return patterns
}
