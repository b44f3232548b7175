import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inProject, root } from './project.mjs'

const STAMP = inProject('node_modules', '.cache', 'linted')

/** A change of these changes what is found in every file. */
const RULES = ['.oxlintrc.json', 'package-lock.json', 'tsconfig.json']

const changedMs = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** The source files that changed since the last time that all were found well; undefined when all may have. */
export function changedSince(stamp = STAMP) {
  if (!existsSync(stamp)) return undefined
  const lastMs = changedMs(stamp)
  if (RULES.some((file) => changedMs(inProject(file)) > lastMs)) return undefined
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    ...{ cwd: root, encoding: 'utf8' },
  })
  const sources = listed.split('\0').filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
  return sources.filter((file) => changedMs(inProject(file)) > lastMs)
}

/** Notes that all files were well as they were at a moment of `Date.now()`. */
export function noteLinted(atMs, stamp = STAMP) {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, '')
  utimesSync(stamp, new Date(atMs), new Date(atMs))
}
