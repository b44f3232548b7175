import { expect, test } from 'vitest'
import { createTailwindMerge } from 'tailwind-merge'
import { classGroups } from '../../src/ui/class-groups.ts'
import { groupsIn, lookedUpFor, ownTable, wordsOfScreens } from './own-class-groups.ts'

type Table = typeof classGroups

async function loaded(source: string): Promise<Table> {
  const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`)) as {
    classGroups: Table
  }
  return module.classGroups
}

test('for each class that a screen writes, a build knows the same group as the library', async () => {
  const keys = lookedUpFor(wordsOfScreens())
  const known = groupsIn(classGroups, keys)
  expect(known.get('text-14')).toBe('font-size')
  expect(new Set(known.values()).size).toBeGreaterThan(100)
  expect(groupsIn(await loaded(ownTable(known)), keys)).toEqual(known)
})

test.each([
  ['px-4 p-2', 'p-2'],
  ['p-2 px-4', 'p-2 px-4'],
  ['text-14 text-muted text-16', 'text-muted text-16'],
  ['size-4 hover:size-6 w-full size-5', 'hover:size-6 size-5'],
  ['-mt-2 head mt-4!', '-mt-2 head mt-4!'],
  ['leading-5 text-14/6', 'text-14/6'],
  ['@container @container/name', '@container/name'],
  ['[color:red] [color:blue]', '[color:blue]'],
])('it merges %j into %j', async (classes, merged) => {
  const words = [...classes.split(' '), 'p-4', 'text-balance', 'text', 'head-line']
  const table = await loaded(ownTable(groupsIn(classGroups, lookedUpFor(words))))
  const [own, whole] = [createTailwindMerge(table), createTailwindMerge(classGroups)]
  expect([own(classes), whole(classes)]).toEqual([merged, merged])
})
