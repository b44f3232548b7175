/**
 * Folders whose modules are the same for every file that shares a process, because they keep nothing but what they were
 * loaded with, or what is made of that once and for all: rules, the taxonomy, the encoder, tables and texts. They import
 * only each other and packages, and nobody puts anything in their place; a test of the house sees to both.
 */
export const KEPT_FOLDERS = [
  'src/domain',
  'src/platform/encoder',
  'src/db/schema',
  'src/i18n/en',
  'src/i18n/fr',
] as const

const KEPT = new RegExp(`^[^:]*/(?:${KEPT_FOLDERS.join('|')})/(?!.*\\.test\\.)`)

/** A module as the test tool keeps it. */
type Loaded = { promise?: unknown; exports?: unknown; evaluated: boolean }

const shared = globalThis as {
  __vitest_worker__?: { evaluatedModules?: { idToModuleMap?: Map<string, Loaded> } }
}

/** Forgets our modules but those that are kept, which are all forgotten too should the test tool keep them otherwise. */
export function keepModules(forgetAll: () => void): void {
  const modules = shared.__vitest_worker__?.evaluatedModules?.idToModuleMap ?? new Map<string, Loaded>()
  const kept = [...modules].flatMap(([id, module]) =>
    KEPT.test(id) && module.evaluated
      ? [{ module, ...{ promise: module.promise, exports: module.exports } }]
      : [],
  )
  forgetAll()
  for (const { module, promise, exports } of kept)
    Object.assign(module, { promise, exports, evaluated: true })
}
