import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TitleMatcher } from '#/domain/matching/title-matcher.ts'
import { toMatchSkills, type SkillMatcher } from '#/domain/skills/skill-matcher.ts'
import { listDevelopmentSets } from './development-sets.ts'
import type { Random } from './draw.ts'
import { parseCsv } from './parse-csv.ts'

/** What is asked for, what somebody judged to be the same or close to it, and what is like it by chance alone. */
export type LikenessCase = { asked: string; near: string; others: readonly string[] }

type Pair = { asked: string; near: string }

const TITLES_DRAWN = 1_500
const GERMAN_OTHERS = 200

const readRows = (path: string) => (existsSync(path) ? parseCsv(readFileSync(path, 'utf8')) : [])

/** Only what names leave open: where they decide, nobody asks the encoder. */
function isOpenSkill(matcher: SkillMatcher, asked: string, shown: string): boolean {
  const [[one], [other]] = [toMatchSkills([asked]), toMatchSkills([shown])]
  return one !== undefined && other !== undefined && matcher.compare(one, other).how === 'none'
}

/** Words of an advertisement and the skills that somebody saw in them; by chance: the skills of other words there. */
export function skillCases(data: string, part: string, matcher: SkillMatcher): LikenessCase[] {
  const rows = readRows(join(data, `skill_extraction/${part}_validation_annotations.csv`))
  const seen = new Map<string, Set<string>>()
  for (const { span = '', label = '' } of rows) {
    if (span && label !== label.toUpperCase()) seen.set(span, (seen.get(span) ?? new Set()).add(label))
  }
  const labels = [...new Set([...seen.values()].flatMap((of) => [...of]))]
  return [...seen].flatMap(([asked, right]) => {
    const open = labels.filter((label) => isOpenSkill(matcher, asked, label))
    const others = open.filter((label) => !right.has(label))
    return open.filter((label) => right.has(label)).map((near) => ({ asked, near, others }))
  })
}

/** Titles of vacancies and their occupations; by chance: occupations of the same minor group, in another unit of it. */
export function vacancyCases(data: string, matcher: TitleMatcher, random: Random): LikenessCase[] {
  const occupations = readRows(join(data, 'esco/occupations_en.csv'))
  const byAddress = new Map(occupations.map((row) => [row.conceptUri, row]))
  const byGroup = Map.groupBy(occupations, ({ iscoGroup = '' }) => iscoGroup.slice(0, 3))
  const isOpen = ({ asked, near }: Pair) => matcher.compare(asked, near).credit === 0
  const cases = readRows(join(data, 'jobbert_eval/titles.csv')).flatMap(
    ({ vacancyTitle = '', conceptUri }) => {
      const right = byAddress.get(conceptUri)
      const pair = { asked: vacancyTitle, near: right?.preferredLabel ?? '' }
      return right && isOpen(pair) ? [{ pair, group: right.iscoGroup ?? '' }] : []
    },
  )
  return random.some(cases, TITLES_DRAWN).map(({ pair, group }) => {
    const next = (byGroup.get(group.slice(0, 3)) ?? []).filter(({ iscoGroup }) => iscoGroup !== group)
    const names = next.map(({ preferredLabel = '' }) => preferredLabel)
    return { ...pair, others: names.filter((near) => isOpen({ asked: pair.asked, near })) }
  })
}

/** German titles and those that were judged to be the same work; by chance: any other of them. */
export function germanCases(data: string, matcher: TitleMatcher, random: Random): LikenessCase[] {
  const found = listDevelopmentSets(data).find(({ name }) => name === 'German titles (TalentCLEF)')
  if (!found?.files.every((file) => existsSync(file))) return []
  const { queries, corpus, grades } = found.read()
  const isOpen = (asked: string, shown: string) => matcher.compare(asked, shown).credit === 0
  const cases = queries.flatMap(({ id, text: asked }) => {
    const isRight = (document: string) => (grades?.get(id)?.get(document) ?? 0) > 0
    const others = random
      .some(corpus, GERMAN_OTHERS)
      .filter(({ id: other, text }) => !isRight(other) && isOpen(asked, text))
    const right = corpus.filter(({ id: other, text }) => isRight(other) && isOpen(asked, text))
    return right.map(({ text: near }) => ({ asked, near, others: others.map(({ text }) => text) }))
  })
  return random.some(cases, TITLES_DRAWN)
}
