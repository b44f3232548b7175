import type { MatchSkill, SkillLikeness, SkillMatcher } from '#/domain/skills/skill-matcher.ts'
import { compared, notCompared, type Factor } from './factor.ts'
import { text } from './text.ts'

/** Names that a line spells out before it counts the rest. */
const NAMED_MAX = 2

/** From this credit on, a skill counts as shown when skills are counted. */
const MET_FROM = 0.7

type Best = { asked: MatchSkill; shown: MatchSkill | null; likeness: SkillLikeness }

function findBest(asked: MatchSkill, shown: readonly MatchSkill[], matcher: SkillMatcher): Best {
  let best: Best = { asked, shown: null, likeness: { credit: 0, how: 'none' } }
  for (const skill of shown) {
    const likeness = matcher.compare(asked, skill)
    if (likeness.credit > best.likeness.credit) best = { asked, shown: skill, likeness }
  }
  return best
}

function creditOf(found: readonly Best[], matcher: SkillMatcher): number {
  const total = found.reduce((sum, { asked }) => sum + matcher.weight(asked), 0)
  return found.reduce((sum, { asked, likeness }) => sum + matcher.weight(asked) * likeness.credit, 0) / total
}

/** A partial credit names what it compared: "JavaScript (TypeScript)". */
function nameOf({ asked, shown, likeness }: Best): string {
  return shown && likeness.how !== 'exact' ? `${asked.name} (${shown.name})` : asked.name
}

function summarize(found: readonly Best[]) {
  const met = found.filter(({ shown }) => shown !== null)
  const missing = found.filter(({ shown }) => shown === null).map(({ asked }) => asked.name)
  return {
    asked: found.length,
    met: found.filter(({ likeness }) => likeness.credit >= MET_FROM).length,
    skills: met.slice(0, NAMED_MAX).map(nameOf),
    more: Math.max(0, met.length - NAMED_MAX),
    missing: missing.slice(0, NAMED_MAX),
    moreMissing: Math.max(0, missing.length - NAMED_MAX),
    shown: met.map(({ shown }) => shown?.name ?? ''),
  }
}

const namesOf = (skills: readonly MatchSkill[]) => skills.map((skill) => skill.name)

/** The skills without which it will not do: the share that the person shows, rarer skills weighing more. */
export const compareMustHaveSkills: Factor = ({ person, job, skills }) => {
  if (job.mustHaveSkills.length === 0) return notCompared(text('mustHaveSkills.jobSilent'))
  const asks = text('mustHaveSkills.asks', { skills: namesOf(job.mustHaveSkills) })
  if (person.skills.length === 0) return notCompared(text('mustHaveSkills.personSilent'), { asks })
  const found = job.mustHaveSkills.map((asked) => findBest(asked, person.skills, skills))
  const { shown, asked, met, ...named } = summarize(found)
  const { missing, moreMissing, ...listed } = named
  const reasonWhenAny =
    missing.length > 0 ? text('mustHaveSkills.some', named) : text('mustHaveSkills.all', listed)
  return compared(creditOf(found, skills), {
    asks,
    shows: shown.length > 0 ? text('mustHaveSkills.shows', { skills: shown }) : null,
    reason: shown.length > 0 ? reasonWhenAny : text('mustHaveSkills.none', { missing, moreMissing }),
    short: text('mustHaveSkills.short', { met, asked }),
  })
}

/** The skills that are welcome: credited like the others, counted with less weight. */
export const compareNiceToHaveSkills: Factor = ({ person, job, skills }) => {
  if (job.niceToHaveSkills.length === 0) return notCompared(text('niceToHaveSkills.jobSilent'))
  const asks = text('niceToHaveSkills.asks', { skills: namesOf(job.niceToHaveSkills) })
  if (person.skills.length === 0) return notCompared(text('niceToHaveSkills.personSilent'), { asks })
  const found = job.niceToHaveSkills.map((asked) => findBest(asked, person.skills, skills))
  const { shown, asked, met, missing, moreMissing, ...listed } = summarize(found)
  return compared(creditOf(found, skills), {
    asks,
    shows: shown.length > 0 ? text('niceToHaveSkills.shows', { skills: shown }) : null,
    reason:
      shown.length > 0
        ? text('niceToHaveSkills.some', { met, asked, ...listed })
        : text('niceToHaveSkills.none', { asked, missing, moreMissing }),
  })
}
