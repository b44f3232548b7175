import { expect, test } from 'vitest'
import { SECTORS } from '#/domain/job/vocabulary.ts'
import { normalizeSkill } from '#/domain/skills/normalize-skill.ts'
import { ALL_SECTORS } from '#/domain/skills/taxonomy/all-sectors.ts'
import { parseOccupations, parseSkills } from '#/domain/skills/taxonomy/parse-terms.ts'
import { loadTaxonomy, skillId } from '#/domain/skills/taxonomy/taxonomy.ts'

const skills = ALL_SECTORS.flatMap(parseSkills)
const occupations = ALL_SECTORS.flatMap(parseOccupations)
const taxonomy = loadTaxonomy()

/** Names that fold to the same: "a and b" for each pair, with the entries that claim them. */
function claimedTwice(claims: readonly { name: string; by: string }[]): string[] {
  const claimed = new Map<string, string>()
  return claims.flatMap(({ name, by }) => {
    const folded = normalizeSkill(name)
    const first = claimed.get(folded)
    if (first === undefined) claimed.set(folded, by)
    return first === undefined ? [] : [`“${name}”: ${first} and ${by}`]
  })
}

const skillClaims = skills.flatMap(({ name, synonyms }) =>
  [name, ...synonyms].map((one) => ({ name: one, by: name })),
)
const titleClaims = occupations.flatMap(({ title, otherTitles }) =>
  [title, ...otherTitles].map((name) => ({ name, by: title })),
)

test('the taxonomy knows every sector but no other, each with its skills and occupations', () => {
  expect(ALL_SECTORS.map(({ sector }) => sector).toSorted()).toEqual(SECTORS.toSorted())
  expect(skills.length).toBeGreaterThanOrEqual(1200)
  expect(occupations.length).toBeGreaterThanOrEqual(400)
  const poor = SECTORS.filter(
    (sector) =>
      skills.filter((skill) => skill.sector === sector).length < 50 ||
      occupations.filter((occupation) => occupation.sector === sector).length < 15,
  )
  expect(poor).toEqual([])
})

test('no name belongs to two skills, and no title to two occupations', () => {
  expect(claimedTwice(skillClaims)).toEqual([])
  expect(claimedTwice(titleClaims)).toEqual([])
})

test('every name folds to something, and no two to one number', () => {
  for (const claims of [skills.map(({ name }) => name), occupations.map(({ title }) => title)])
    expect(new Set(claims.map((name) => skillId(normalizeSkill(name)))).size).toBe(claims.length)
  expect([...skillClaims, ...titleClaims].filter(({ name }) => normalizeSkill(name) === '')).toEqual([])
  expect([taxonomy.skills.size, taxonomy.occupations.size]).toEqual([skills.length, occupations.length])
})

test('every neighbour and every typical skill is listed by its own name', () => {
  const [names, titles] = [
    new Set(skills.map(({ name }) => name)),
    new Set(occupations.map(({ title }) => title)),
  ]
  const unknown = [
    ...skills.flatMap(({ name, neighbours }) =>
      neighbours.filter((one) => !names.has(one)).map((one) => `${name}: neighbour ${one}`),
    ),
    ...occupations.flatMap(({ title, neighbours, skills: typical }) => [
      ...neighbours.filter((one) => !titles.has(one)).map((one) => `${title}: neighbour ${one}`),
      ...typical.filter((one) => !names.has(one)).map((one) => `${title}: skill ${one}`),
    ]),
  ]
  expect(unknown).toEqual([])
})

test('nobody is their own neighbour, and neighbours are so on both sides', () => {
  for (const entries of [taxonomy.skills, taxonomy.occupations]) {
    for (const { id, neighbours } of entries.values()) {
      expect(neighbours).not.toContain(id)
      for (const other of neighbours) expect(entries.get(other)?.neighbours).toContain(id)
    }
  }
})

test('every name finds what it is a name of', () => {
  const lost = skillClaims.filter(({ name, by }) => taxonomy.findSkill(name)?.entry.name !== by)
  const lostTitles = titleClaims.filter(
    ({ name, by }) => taxonomy.findOccupations(name)[0]?.entry.title !== by,
  )
  expect([...lost, ...lostTitles]).toEqual([])
})
