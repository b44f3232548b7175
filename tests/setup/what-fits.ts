import { basename, dirname, matchesGlob } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that decide about tests without being imported: a change of one may touch all of them. */
export const DECIDING_FILES = [
  '**/.env.example',
  '**/package-lock.json',
  '**/package.json',
  '**/src/db/migrations/**',
  '**/tsconfig.json',
  '**/vitest.config.ts',
]

/** The seconds that tests may take for each changed file, judged by their last run. */
const SECONDS_EACH = 3
/** The seconds that tests may take, however many files changed. */
const SECONDS_MAX = 36
/** The seconds that it takes to load one test file, in addition to its tests. */
const LOAD_SECONDS = 0.5
/** The seconds that are assumed for the tests of a file that has never run. */
const UNKNOWN_SECONDS = 0.2
/** The same for a file of server tests. It is longer because each file makes a database of its own. */
const UNKNOWN_SERVER_SECONDS = 0.9

export type TestFile = {
  /** Absolute. */
  path: string
  /** How the last run ended; undefined when there was none. */
  last?: { failed: boolean; seconds: number }
}

/** The seconds that the tests of a change have; all there are when nothing is said to have changed. */
export function secondsFor(changed: readonly string[]): number {
  const mayTouchAll = changed.some((path) => DECIDING_FILES.some((glob) => matchesGlob(path, glob)))
  return mayTouchAll || changed.length === 0
    ? SECONDS_MAX
    : Math.min(SECONDS_EACH * changed.length, SECONDS_MAX)
}

/**
 * Chooses the test files for which `npm run validate` has time. Those that failed and those that changed themselves come
 * always; then those nearest to a changed file, and of these the quickest; of equals some of every kind, by their names.
 */
export function whatFits<File extends TestFile>(
  files: readonly File[],
  changed: readonly string[] = [],
  secondsMax = secondsFor(changed),
): File[] {
  let seconds = 0
  return files
    .map((file) => ({
      file,
      isWanted: (file.last?.failed ?? false) || changed.includes(file.path),
      nearness: nearnessOf(file.path, changed),
      takes: secondsOf(file),
    }))
    .toSorted(
      (a, b) =>
        Number(b.isWanted) - Number(a.isWanted) ||
        b.nearness - a.nearness ||
        a.takes - b.takes ||
        compare(basename(a.file.path), basename(b.file.path)),
    )
    .filter(({ isWanted, takes }, place) => {
      if (place > 0 && !isWanted && seconds + takes > secondsMax) return false
      seconds += takes
      return true
    })
    .map(({ file }) => file)
}

function secondsOf({ path, last }: TestFile): number {
  const unknown = path.endsWith('.server.test.ts') ? UNKNOWN_SERVER_SECONDS : UNKNOWN_SECONDS
  return LOAD_SECONDS + (last?.seconds ?? unknown)
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** How many folders a file shares with the changed file that is nearest to it, and the name as one more. */
function nearnessOf(path: string, changed: readonly string[]): number {
  const own = partsOf(path)
  return Math.max(0, ...changed.map((other) => countSame(own, partsOf(other))))
}

/** The folders of a file, and its name up to the first dot. */
const partsOf = (path: string) => [...dirname(path).split('/'), basename(path).split('.', 1)[0]]

function countSame<Part>(some: Part[], others: Part[]): number {
  const firstOther = some.findIndex((part, place) => part !== others[place])
  return firstOther === -1 ? some.length : firstOther
}

/** Hands the test tool the files of a change for which there is time, in the order that is quickest for it. */
export class WhatFits extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const files = specifications.map((specification) => {
      const last = this.ctx.cache.getTestSpecificationResult(specification)
      return {
        specification,
        path: specification.moduleId,
        ...(last && { last: { failed: last.failed, seconds: last.duration / 1000 } }),
      }
    })
    const fitting = whatFits(files, this.ctx.config.related)
    // oxlint-disable-next-line unicorn/no-array-sort -- the tool's own method of that name
    return super.sort(fitting.map(({ specification }) => specification))
  }
}
