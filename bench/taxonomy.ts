import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_SECTORS } from '#/domain/skills/taxonomy/all-sectors.ts'
import { normalizeSkill } from '#/domain/skills/normalize-skill.ts'
import { parseOccupations, parseSkills } from '#/domain/skills/taxonomy/parse-terms.ts'
import { loadTaxonomy } from '#/domain/skills/taxonomy/taxonomy.ts'
import { besideGoal, quantile } from './lib/figures.ts'
import { say } from './lib/say.ts'

// What reading names costs: `npm run bench -- taxonomy`. Beside it a plain Map of folded names and, for running texts, one
// regular expression of all names: they know no spelling, no title and no ordinary word. Processor time of one thread,
// because other programs make a clock say anything.

const [FIRST, MAPS] = ['--first', '--maps']
const PROCESSES = 7
const ROUNDS = 7
const LOAD_MS = 50
const NAME_US = 20

const FIRSTS = ['first name of a skill', 'first name that nobody listed', 'first text', 'first title']

/** Those of the evaluation are short: so many make a long one. */
const CVS_IN_ONE = 20
const CVS = join(import.meta.dirname, '../evaluation/sets/cv/corpus.tsv')

function microseconds(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

const skills = () => ALL_SECTORS.flatMap(parseSkills).flatMap(({ name, synonyms }) => [name, ...synonyms])
const titles = () =>
  ALL_SECTORS.flatMap(parseOccupations).flatMap(({ title, otherTitles }) => [title, ...otherTitles])

const mapOf = (names: readonly string[]) => new Map(names.map((name) => [normalizeSkill(name), name]))

const escaped = (name: string) => name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const expressionOf = (names: readonly string[]) =>
  new RegExp(
    `(?<![a-z0-9])(?:${names
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})(?![a-z0-9])`,
    'g',
  )

/** Everything for the first time, in a process of its own: nothing is warm, nothing is kept. */
function measureFirst(): Record<string, number> {
  const load = microseconds(() => loadTaxonomy())
  const taxonomy = loadTaxonomy()
  const works = [
    () => taxonomy.findSkill('JavaScript'),
    () => taxonomy.findSkill('Jvaascript trainer'),
    () => taxonomy.extractSkills('JavaScript and Excel'),
    () => taxonomy.findOccupations('Senior nures (m/w/d)'),
  ]
  return { load, ...Object.fromEntries(works.map((work, nth) => [FIRSTS[nth], microseconds(work)])) }
}

const measureMaps = () => ({ maps: microseconds(() => [mapOf(skills()), mapOf(titles())]) })

function runOften(kind: string): (what: string) => number {
  const runs = Array.from({ length: PROCESSES }, () => {
    const printed = execFileSync(process.execPath, [import.meta.filename, kind], { encoding: 'utf8' })
    return JSON.parse(printed) as Record<string, number>
  })
  return (what) =>
    quantile(
      runs.map((run) => run[what] ?? Number.NaN),
      0.5,
    ) / 1000
}

function sayFirst(): void {
  const [millisecondsOf, ofMaps] = [runOften(FIRST), runOften(MAPS)]
  const load = millisecondsOf('load')
  say(`for the first time, the middle of ${PROCESSES} processes:`)
  say(`  load                           ${load.toFixed(1)} ms (${besideGoal(load, { atMost: LOAD_MS })})`)
  for (const what of FIRSTS) say(`  ${what.padEnd(30)} ${millisecondsOf(what).toFixed(1)} ms`)
  say(`  two plain maps of all names    ${ofMaps('maps').toFixed(1)} ms`)
}

/** The middle of a few rounds; a name is never asked twice, so that nothing is remembered. */
function perName(makeOf: (round: number) => readonly string[], find: (name: string) => unknown): number {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const names = makeOf(round)
    return microseconds(() => names.forEach((name) => find(name))) / names.length
  })
  return quantile(rounds, 0.5)
}

const withoutLetter = (name: string, at: number) => name.slice(0, 3 + at) + name.slice(4 + at)

function sayNames(): void {
  const { findSkill, findOccupations } = loadTaxonomy()
  const [skillNames, titleNames] = [skills(), titles()]
  const [skillMap, titleMap] = [mapOf(skillNames), mapOf(titleNames)]
  /** What of the product, what of a Map, and the names that are asked for in each round. */
  const kinds: [string, (name: string, round: number) => string][] = [
    ['as listed', (name, round) => ' '.repeat(round) + name],
    ['with how well one has it', (name, round) => `advanced ${name} skills ${round}`],
    ['with a slip', withoutLetter],
    ['with a word that nobody listed', (name, round) => `purple${round} ${name}`],
    ['of nothing', (name, round) => `zq${round}${name.split('').toReversed().join('').replaceAll(' ', '')}`],
  ]
  const measure = (asked: readonly string[], find: (name: string) => unknown, known: Map<string, string>) =>
    kinds.map(([kind, write]) => {
      const namesOf = (round: number) => asked.map((name) => write(name, round))
      const [product, naive] = [
        perName(namesOf, find),
        perName(namesOf, (name) => known.get(normalizeSkill(name))),
      ]
      say(`  ${kind.padEnd(30)} ${product.toFixed(1)} µs; Map ${naive.toFixed(1)} µs`)
      return product
    })
  say(`the name of a skill that was not asked before (${skillNames.length.toLocaleString('en-GB')} names):`)
  const slowest = Math.max(...measure(skillNames, findSkill, skillMap))
  say(
    `  slowest of these               ${slowest.toFixed(1)} µs (${besideGoal(slowest, { atMost: NAME_US })})`,
  )
  say(`a title that was not asked before (${titleNames.length.toLocaleString('en-GB')} titles):`)
  measure(titleNames, findOccupations, titleMap)
}

function sayTexts(): void {
  const { extractSkills } = loadTaxonomy()
  const short = readFileSync(CVS, 'utf8').trim().split('\n')
  const cvs = short.map((_, nth) => [...short, ...short].slice(nth, nth + CVS_IN_ONE).join('\n'))
  const letters = cvs.reduce((sum, { length }) => sum + length, 0) / cvs.length
  const expression = expressionOf(skills())
  const product = perName(() => cvs, extractSkills)
  const naive = perName(
    () => cvs.slice(0, 20),
    (text) => [...text.toLowerCase().matchAll(expression)],
  )
  say(`the skills of a CV of ${Math.round(letters).toLocaleString('en-GB')} letters:`)
  say(
    `  ${(product / 1000).toFixed(2)} ms; one regular expression of all names ${(naive / 1000).toFixed(2)} ms`,
  )
}

if (process.argv[2] === FIRST) say(JSON.stringify(measureFirst()))
else if (process.argv[2] === MAPS) say(JSON.stringify(measureMaps()))
else {
  sayFirst()
  sayNames()
  sayTexts()
}
