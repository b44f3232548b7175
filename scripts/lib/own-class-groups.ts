import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createTailwindMerge } from 'tailwind-merge'
import type { Plugin } from 'vite'
import { classGroups } from '../../src/ui/class-groups.ts'

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url))
const TABLE = `${SOURCES}ui/class-groups.ts`
type Table = ReturnType<typeof classGroups>
type Group = string | null
type Parsed = { baseClassName: string; maybePostfixModifierPosition?: number | undefined }

const WITH_CLASSES = '{ui,components,features,routes}/**/*.{ts,tsx}'

/** Every word of the product's screens, its classes among them: what stands between spaces and quotes. */
export function wordsOfScreens(): string[] {
  const files = globSync(WITH_CLASSES, { cwd: SOURCES }).filter((file) => !file.includes('.test.'))
  const words = files.flatMap((file) => readFileSync(SOURCES + file, 'utf8').split(/[\s'"`]+/u))
  return [...new Set(words)].filter(Boolean).toSorted()
}

/** What the library looks up for these words, in its own reading: without `hover:`, and without what stands behind `/`. */
export function lookedUpFor(words: readonly string[]): string[] {
  const keys = new Set<string>()
  const note = ({ baseClassName, maybePostfixModifierPosition: end }: Parsed) => {
    for (const key of [baseClassName, baseClassName.slice(0, end)]) keys.add(key.replace(/^-(?=.)/u, ''))
  }
  const merge = createTailwindMerge(classGroups, (table) => ({
    ...table,
    experimentalParseClassName(read) {
      const parsed = read.parseClassName(read.className)
      note(parsed)
      return parsed
    },
  }))
  for (const word of words) merge(word)
  return [...keys].filter((key) => !/^\[.*\]$/u.test(key) && key !== '')
}

const alone = (table: Table): Table => ({
  ...{ ...table, cacheSize: 0, conflictingClassGroups: {}, conflictingClassGroupModifiers: {} },
  experimentalParseClassName: ({ className }) => ({
    ...{ modifiers: [], hasImportantModifier: false, baseClassName: className },
    maybePostfixModifierPosition: undefined,
  }),
})

const probeOf = (nth: number) => `of-group-${nth}`

/** To which group of a table each of these keys belongs. */
export function groupsIn(table: () => Table, keys: readonly string[]): Map<string, Group> {
  const merge = createTailwindMerge(table, alone)
  const isClass = (key: string) => merge(`${key} ${key}`) === key
  const groups = Object.entries(table().classGroups)
  const probes = groups.map((_, nth) => probeOf(nth)).join(' ')
  const probe = createTailwindMerge(table, alone, (own) => ({
    ...own,
    classGroups: Object.fromEntries(
      groups.map(([group, classes], nth) => [group, [...classes, probeOf(nth)]]),
    ),
  }))
  const groupOf = (key: string) => {
    const left = new Set(probe(`${probes} ${key}`).split(' '))
    return groups.find((_, nth) => !left.has(probeOf(nth)))?.[0] ?? null
  }
  return new Map(keys.map((key) => [key, isClass(key) ? groupOf(key) : null]))
}

type Branch = { group: Group | undefined; longer: Map<string, Branch> }

function branchesOf(groups: ReadonlyMap<string, Group>): Branch {
  const root: Branch = { group: undefined, longer: new Map() }
  for (const [key, group] of groups) {
    let branch = root
    for (const part of key.split('-')) {
      const next = branch.longer.get(part) ?? { group: undefined, longer: new Map() }
      branch.longer.set(part, next)
      branch = next
    }
    branch.group = group
  }
  return root
}

function countLonger({ longer }: Branch): Map<Group, number> {
  const counts = new Map<Group, number>()
  const add = (group: Group, more: number) => counts.set(group, (counts.get(group) ?? 0) + more)
  for (const branch of longer.values()) {
    if (branch.group !== undefined) add(branch.group, 1)
    for (const [group, count] of countLonger(branch)) add(group, count)
  }
  return counts
}

type Rule = { group: string; key: string; isBeginning: boolean }

/** The fewest rules by which each key is in its group, where `given` is what all below a longer beginning are in. */
function rulesFor(branch: Branch, key: string, given: Group): Rule[] {
  const own = branch.group && branch.group !== given ? [{ group: branch.group, key, isBeginning: false }] : []
  const counts = [...countLonger(branch)].toSorted(([, a], [, b]) => b - a)
  const most = counts.some(([group]) => group === null) || key === '' ? null : (counts[0]?.[0] ?? null)
  const begun = most !== null && most !== given ? [{ group: most, key, isBeginning: true }] : []
  if (counts.every(([group]) => group === given)) return own
  const longer = [...branch.longer].flatMap(([part, next]) =>
    rulesFor(next, key === '' ? part : `${key}-${part}`, most),
  )
  return [...own, ...begun, ...longer]
}

const textOfRule = ({ key, isBeginning }: Rule) =>
  isBeginning ? `{${JSON.stringify(key)}:[any]}` : JSON.stringify(key)

function conflictsAmong(
  isUsed: (group: string) => boolean,
  all: Readonly<Partial<Record<string, readonly string[]>>>,
) {
  const used = Object.entries(all).map(([group, others]) => [group, others?.filter(isUsed) ?? []] as const)
  return Object.fromEntries(used.filter(([group, others]) => isUsed(group) && others.length > 0))
}

/** The source of a table that has for each of these keys the group that is given here. */
export function ownTable(groups: ReadonlyMap<string, Group>): string {
  const rules = Map.groupBy(rulesFor(branchesOf(groups), '', null), ({ group }) => group)
  const classes = [...rules].map(([group, own]) => `${JSON.stringify(group)}:[${own.map(textOfRule).join()}]`)
  const { conflictingClassGroups, conflictingClassGroupModifiers, ...table } = classGroups()
  const rest = {
    ...{ ...table, theme: {}, classGroups: undefined },
    conflictingClassGroups: conflictsAmong((group) => rules.has(group), conflictingClassGroups),
    conflictingClassGroupModifiers: conflictsAmong(
      (group) => rules.has(group),
      conflictingClassGroupModifiers,
    ),
  }
  return [
    'const any = () => true',
    `export const classGroups = () => ({ ...${JSON.stringify(rest)}, classGroups: {${classes.join()}} })`,
  ].join('\n')
}

/** Puts that table in the place of the library's, for browser and server alike: they must write the same page. */
export function ownClassGroups(): Plugin {
  let table = ''
  return {
    name: 'own-class-groups',
    apply: 'build',
    load(id) {
      if (id !== TABLE) return undefined
      table ||= ownTable(groupsIn(classGroups, lookedUpFor(wordsOfScreens())))
      return { code: table, map: null }
    },
  }
}
