import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './architecture/source-files.ts'
import { STOLEN_VERSIONS, VERSION_FLOORS } from './version-floors.ts'

type Locked = Record<string, { version?: string; name?: string }>

/** The numbers of a version; what stands behind a hyphen is left out. */
const numbersOf = (version: string) => version.replace(/-.*/, '').split('.').map(Number)

/** Whether a version comes before another; a trial version comes before the one that it tries. */
function isBelow(version: string, floor: string): boolean {
  const [own, other] = [numbersOf(version), numbersOf(floor)]
  const at = own.findIndex((number, index) => number !== other[index])
  return at === -1 ? version.includes('-') : (own[at] ?? 0) < (other[at] ?? 0)
}

/** Lists every copy in a lock file that has a known weakness. */
function weaknessesOf(locked: Locked): string[] {
  return Object.entries(locked).flatMap(([place, { version = '', name }]) => {
    const own = name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const low = VERSION_FLOORS.filter((floor) => floor.package === own && isBelow(version, floor.from))
    const isStolen = STOLEN_VERSIONS[own]?.includes(version)
    return [...low.map(({ mends }) => `${place} ${mends}`), ...(isStolen ? [`${place} is stolen`] : [])]
  })
}

const lockFile = () =>
  JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Locked }

test('no package in the lock file has a weakness that we know of (A26)', () => {
  const { packages } = lockFile()
  const installed = Object.keys(packages)
  for (const floor of VERSION_FLOORS) expect(installed).toContain(`node_modules/${floor.package}`)
  expect(weaknessesOf(packages)).toEqual([])
})

test.each([
  ['below its floor', 'node_modules/vite', '8.0.4', /CVE-2026-39363/],
  ['of an older line', 'node_modules/vite', '7.9.9', /CVE-2026-39363/],
  ['a trial of the floor', 'node_modules/vite', '8.0.5-beta.1', /CVE-2026-39363/],
  ['inside another package', 'node_modules/a/node_modules/seroval', '1.4.10', /CVE-2026-59940/],
  ['stolen', 'node_modules/@tanstack/router-core', '1.169.8', /stolen/],
])('a copy that is %s is found', (_what, place, version, weakness) => {
  expect(weaknessesOf({ [place]: { version } })).toEqual([expect.stringMatching(weakness)])
})

test('a copy under another name is found', () => {
  expect(weaknessesOf({ 'node_modules/old': { name: 'seroval', version: '1.0.0' } })).toHaveLength(1)
})

test.each(['8.0.5', '8.0.10', '8.1.0', '9.0.0'])('vite %s is past its floor', (version) => {
  expect(weaknessesOf({ 'node_modules/vite': { version } })).toEqual([])
})
