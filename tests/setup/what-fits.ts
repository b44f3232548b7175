import { dirname } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** How long tests may take together for each changed file, by how long they took the last time, and how long at most. */
const SECONDS_EACH = 6
const SECONDS_MAX = 36
/** What loading a file takes, about, and what its tests are thought to take when they never ran. */
const LOAD_SECONDS = 0.3
const UNKNOWN_SECONDS = 0.3

export type TestFile = {
  /** Absolute. */
  path: string
  /** How the last run ended; undefined when there was none. */
  last?: { failed: boolean; seconds: number }
}

/**
 * Chooses the test files for which `npm run validate` has time: those that failed, then those that stand nearest to a
 * changed file, then the quickest.
 */
export function whatFits<File extends TestFile>(
  files: readonly File[],
  changed: readonly string[] = [],
  secondsMax = changed.length === 0 ? SECONDS_MAX : Math.min(SECONDS_EACH * changed.length, SECONDS_MAX),
): File[] {
  let seconds = 0
  return files
    .map((file) => ({ file, nearness: nearnessOf(file.path, changed), takes: secondsOf(file) }))
    .toSorted(
      (a, b) =>
        Number(hasFailed(b.file)) - Number(hasFailed(a.file)) || b.nearness - a.nearness || a.takes - b.takes,
    )
    .filter(({ takes }, place) => {
      seconds += takes
      return place === 0 || seconds <= secondsMax
    })
    .map(({ file }) => file)
}

const hasFailed = ({ last }: TestFile) => last?.failed ?? false
const secondsOf = ({ last }: TestFile) => LOAD_SECONDS + (last?.seconds ?? UNKNOWN_SECONDS)

/** How many folders a file shares with the changed file that is nearest to it. */
function nearnessOf(path: string, changed: readonly string[]): number {
  const own = foldersOf(path)
  return Math.max(0, ...changed.map((other) => countSame(own, foldersOf(other))))
}

const foldersOf = (path: string) => dirname(path).split('/')

function countSame(some: string[], others: string[]): number {
  const firstOther = some.findIndex((folder, place) => folder !== others[place])
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
