import { join } from 'node:path'
import { createTitleMatcher, TITLE_COSINE_MIN } from '#/domain/matching/taxonomy-title-matcher.ts'
import {
  createSkillMatcher,
  SKILL_COSINE_MIN,
  type Similarity,
} from '#/domain/skills/taxonomy-skill-matcher.ts'
import { loadTaxonomy } from '#/domain/skills/taxonomy/taxonomy.ts'
import { ENCODER_CREDIT_MAX, encoderCredit } from '#/domain/text/likeness-credits.ts'
import { rememberedSimilarity } from '#/domain/text/remembered-similarity.ts'
import { loadEncoder } from '#/platform/encoder/load-encoder.server.ts'
import { createRandom } from './lib/draw.ts'
import { germanCases, skillCases, vacancyCases, type LikenessCase } from './lib/likeness-cases.ts'
import { neighbourCosines, unrelatedCosines } from './lib/taxonomy-cosines.ts'

// What a cosine is worth where names know nothing: `node evaluation/calibrate.ts > evaluation/results/likeness.txt`.

const data = process.env.MATCH_DATA ?? join(import.meta.dirname, '../../shared/data/match')
const say = (line: string) => process.stdout.write(`${line}\n`)
const STEP = 0.05
const SHOWN_FROM = 0.3
/** Of those to whom names give nothing, one in so many has what is asked for under a name that is not known. */
const ONE_IN = 4
const ROUNDS = 16

type Bin = { meant: number; chance: number }

const share = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(3))
const shareAbove = (cosines: readonly number[], least: number) =>
  share(cosines.filter((cosine) => cosine > least).length, cosines.length)

/** Of what comes nearest in somebody's list of `length`, by its cosine: how often it is what was meant. */
function binNearest(cases: readonly LikenessCase[], length: number, similarity: Similarity): Bin[] {
  const random = createRandom(length)
  const bins: Bin[] = Array.from({ length: Math.round(1 / STEP) }, () => ({ meant: 0, chance: 0 }))
  for (const { asked, near, others } of cases) {
    for (let round = 0; round < ROUNDS * ONE_IN; round += 1) {
      const isThere = round % ONE_IN === 0
      const drawn = random.some(others, isThere ? length - 1 : length)
      const chance = Math.max(...drawn.map((other) => similarity(asked, other)))
      const meant = isThere ? similarity(asked, near) : -1
      const at = Math.floor(Math.max(chance, meant, 0) / STEP)
      const bin = bins[Math.min(bins.length - 1, at)]
      if (bin) bin[meant > chance ? 'meant' : 'chance'] += 1
    }
  }
  return bins
}

const sumOf = (bins: readonly Bin[], key: keyof Bin) => bins.reduce((sum, bin) => sum + bin[key], 0)

const COLUMNS = ['cosine', 'near', 'chance', 'meant here', 'meant above', 'found above', 'credit']
const row = (cells: readonly string[]) => say(cells.map((cell) => cell.padStart(13)).join(''))

function sayKind(name: string, cases: readonly LikenessCase[], length: number, threshold: number): void {
  const used = cases.filter(({ others }) => others.length >= length)
  const near = used.map(({ asked, near: meant }) => similarity(asked, meant))
  const chance = used.flatMap(({ asked, others }) => others.map((other) => similarity(asked, other)))
  const bins = binNearest(used, length, similarity)
  say(`${name}: ${near.length} near pairs, ${chance.length} by chance; lists of ${length}`)
  row(COLUMNS)
  bins.forEach(({ meant, chance: missed }, at) => {
    const least = at * STEP
    if (least < SHOWN_FROM) return
    const above = bins.slice(at)
    const found = sumOf(above, 'meant')
    row([
      least.toFixed(2),
      shareAbove(near, least),
      shareAbove(chance, least),
      share(meant, meant + missed),
      share(found, found + sumOf(above, 'chance')),
      share(found, sumOf(bins, 'meant')),
      (encoderCredit(least + STEP / 2, threshold) / ENCODER_CREDIT_MAX).toFixed(3),
    ])
  })
  say('')
}

const [encoder, taxonomy] = [loadEncoder(), loadTaxonomy()]
const similarity = rememberedSimilarity(encoder)
const skills = createSkillMatcher(taxonomy)
const titles = createTitleMatcher(taxonomy)
const random = createRandom(1)
const ofSkills = ['tech', 'house'].flatMap((part) => skillCases(data, part, skills))

say(`Encoder ${encoder.version}, taxonomy ${taxonomy.version}`)
say(`Near, chance: share of these pairs above the cosine. Lists: one in ${ONE_IN} holds what is near.`)
say('Meant: of what comes nearest in a list, how often it is what is near, at the cosine and above.')
say('Found: of what is near and comes nearest, how much stands above. Credit: as a share of the most.\n')
sayKind('Skills', ofSkills, 15, SKILL_COSINE_MIN)
sayKind('Titles of vacancies', vacancyCases(data, titles, random), 3, TITLE_COSINE_MIN)
sayKind('German titles', germanCases(data, titles, random), 3, TITLE_COSINE_MIN)

say(`Skills of the taxonomy above ${SKILL_COSINE_MIN}`)
const taxonomyCosines = {
  'unrelated, of one sector': unrelatedCosines(taxonomy, true, similarity, random),
  'unrelated, of two sectors': unrelatedCosines(taxonomy, false, similarity, random),
  'neighbours (learned from)': neighbourCosines(taxonomy, similarity),
}
for (const [name, cosines] of Object.entries(taxonomyCosines)) {
  say(`  ${name.padEnd(28)}${shareAbove(cosines, SKILL_COSINE_MIN)} of ${cosines.length}`)
}
