import { OCCUPATIONS, GRADES, type Grade, type Occupation } from './occupations.ts'
import { SKILL_NAMES } from './skill-names.ts'
import { readTowns, type Town } from './towns.ts'
import { zipf, type Weighted } from './weights.ts'

/** What a title says: a line of work and a step in it. */
export type Post = { occupation: Occupation; grade: Grade }

/** What everybody in the crowd is drawn from, made once. */
export type CrowdWorld = {
  seed: string
  /** The day from which dates count, `YYYY-MM-DD`. */
  today: string
  jobs: number
  organizations: number
  towns: { anywhere: Weighted<Town>; inFrance: Weighted<Town> }
  posts: Weighted<Post>
  skills: Weighted<string>
  skillsOf: ReadonlyMap<Occupation, Weighted<string>>
}

/** How much commoner the first of a list is than the next ones. */
const ZIPF = 1.07
const JOBS_PER_ORGANIZATION = 50
const ORGANIZATIONS_MAX = 20_000

export function buildCrowdWorld(options: { seed: string; today: string; jobs: number }): CrowdWorld {
  const posts = OCCUPATIONS.flatMap((occupation, line) =>
    GRADES.map((grade, step) => ({ occupation, grade, rank: (line + 1) * (step + 1) })),
  ).toSorted((a, b) => a.rank - b.rank)
  return {
    seed: options.seed,
    today: options.today,
    jobs: options.jobs,
    organizations: Math.min(ORGANIZATIONS_MAX, Math.max(1, Math.ceil(options.jobs / JOBS_PER_ORGANIZATION))),
    towns: readTowns(),
    posts: zipf(posts, ZIPF),
    skills: zipf(SKILL_NAMES, ZIPF),
    skillsOf: new Map(OCCUPATIONS.map((occupation) => [occupation, zipf(occupation.skills, 0.5)])),
  }
}

const KM_PER_DEGREE = 111.32
const JITTER_KM = 3

/** To a metre: nobody lives more exactly. */
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** A point within a few kilometres of a town, so that not all its jobs lie on one. */
export function nearTown({ lat, lng }: Town, draws: { normal: () => number }): { lat: number; lng: number } {
  const north = (draws.normal() * JITTER_KM) / 2 / KM_PER_DEGREE
  const east = (draws.normal() * JITTER_KM) / 2 / KM_PER_DEGREE / Math.cos((lat * Math.PI) / 180)
  return { lat: round(lat + north), lng: round(lng + east) }
}

/** Some of the skills of a line of work, the common ones more often, each once. */
export function skillsFor(
  world: CrowdWorld,
  draws: Parameters<Weighted<string>['draw']>[0],
  { occupation, count }: { occupation: Occupation; count: number },
): string[] {
  const from = world.skillsOf.get(occupation) ?? world.skills
  const chosen = new Set<string>()
  while (chosen.size < Math.min(count, occupation.skills.length)) chosen.add(from.draw(draws))
  return [...chosen]
}
