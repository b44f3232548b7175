import type { MatchSkill, SkillLikeness, SkillMatcher } from '#/domain/skills/skill-matcher.ts'
import { compared, notCompared, type Factor } from './factor.ts'
import { text, type Text } from './text.ts'
import type { Evidence, ShownSkill } from './types.ts'

/** Names that a line spells out before it counts the rest. */
const NAMED_MAX = 2

/** From this credit on, a skill counts as shown when skills are counted. */
const MET_FROM = 0.7

type Best = { asked: MatchSkill; shown: ShownSkill | null; likeness: SkillLikeness }

function findBest(asked: MatchSkill, shown: readonly ShownSkill[], matcher: SkillMatcher): Best {
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

const quoteOf = ({ name, quote = name }: ShownSkill) => quote

/** A partial credit names what it compared: "JavaScript (TypeScript)". */
function nameOf({ asked, shown, likeness }: Best): string {
  return shown && likeness.how !== 'exact' ? `${asked.name} (${quoteOf(shown)})` : asked.name
}

const isMet = ({ likeness }: Best) => likeness.credit >= MET_FROM

/** How many are shown by name and how many by a close one: a list counts them apart. */
function countShort(found: readonly Best[]): Text {
  const met = found.filter(({ likeness }) => likeness.credit === 1).length
  return text('mustHaveSkills.short', { asked: found.length, met, close: found.filter(isMet).length - met })
}

/** Those that are met, that are possibly met, and that are missing: the first of each by name. */
function summarize(found: readonly Best[]) {
  const met = found.filter(isMet)
  const possible = found.filter((best) => best.shown !== null && !isMet(best))
  const missing = found.filter(({ shown }) => shown === null)
  return {
    met: met.length,
    skills: met.slice(0, NAMED_MAX).map(nameOf),
    more: Math.max(0, met.length - NAMED_MAX),
    possible: possible.slice(0, NAMED_MAX).map(nameOf),
    morePossible: Math.max(0, possible.length - NAMED_MAX),
    possibleInAll: possible.length,
    missing: missing.slice(0, NAMED_MAX).map(({ asked }) => asked.name),
    moreMissing: Math.max(0, missing.length - NAMED_MAX),
    missingInAll: missing.length,
  }
}

type Summary = ReturnType<typeof summarize>

const shownOf = ({ skills, more, possible, morePossible, possibleInAll }: Summary) => ({
  ...{ skills, more, possible, morePossible, possibleInAll },
})

/** The line of the profile where a skill stands: how long, and in which role. Null when it says neither. */
function quoteLine({ years = null, role = null }: ShownSkill): Text | null {
  if (role === null) return years === null ? null : text('skillLine.years', { years })
  const { quote: title, organization } = role
  if (years === null) {
    return organization
      ? text('skillLine.roleAt', { title, organization })
      : text('skillLine.role', { title })
  }
  return organization
    ? text('skillLine.yearsRoleAt', { years, title, organization })
    : text('skillLine.yearsRole', { years, title })
}

function sayLikeness({ shown, likeness: { how } }: Best): Text {
  if (!shown || how === 'none') return text('skill.none')
  return how === 'exact' ? text('skill.exact') : text(`skill.${how}`, { shown: quoteOf(shown) })
}

/** Skill by skill, in the order in which the job asks. */
const toEvidence = (found: readonly Best[]): Evidence[] =>
  found.map((best) => ({
    asked: best.asked.name,
    credit: best.likeness.credit,
    said: sayLikeness(best),
    line: best.shown && quoteLine(best.shown),
  }))

const namesOf = (skills: readonly MatchSkill[]) => skills.map((skill) => skill.name)

const quotesOf = (found: readonly Best[]) => found.flatMap(({ shown }) => (shown ? quoteOf(shown) : []))

function reasonMust(summary: Summary): Text {
  const { met, possible, morePossible, possibleInAll, missing, moreMissing, missingInAll } = summary
  if (met + possibleInAll === 0) return text('mustHaveSkills.none', { missing, moreMissing })
  const lacking = { missing, moreMissing }
  if (met === 0) return text('mustHaveSkills.possibly', { possible, morePossible, missingInAll, ...lacking })
  return missingInAll > 0
    ? text('mustHaveSkills.some', { ...shownOf(summary), ...lacking })
    : text('mustHaveSkills.all', shownOf(summary))
}

function reasonNice(summary: Summary, asked: number): Text {
  const { met, possible, morePossible, possibleInAll, missing, moreMissing } = summary
  if (met + possibleInAll === 0) return text('niceToHaveSkills.none', { asked, missing, moreMissing })
  return met === 0
    ? text('niceToHaveSkills.possibly', { asked, possible, morePossible })
    : text('niceToHaveSkills.some', { asked, met, ...shownOf(summary) })
}

/** The skills without which it will not do: the share that the person shows, rarer skills weighing more. */
export const compareMustHaveSkills: Factor = ({ person, job, skills }) => {
  if (job.mustHaveSkills.length === 0) return notCompared(text('mustHaveSkills.jobSilent'))
  const asks = text('mustHaveSkills.asks', { skills: namesOf(job.mustHaveSkills) })
  if (person.skills.length === 0) return notCompared(text('mustHaveSkills.personSilent'), { asks })
  const found = job.mustHaveSkills.map((asked) => findBest(asked, person.skills, skills))
  const quotes = quotesOf(found)
  return compared(creditOf(found, skills), {
    asks,
    shows: quotes.length > 0 ? text('mustHaveSkills.shows', { skills: quotes }) : null,
    reason: reasonMust(summarize(found)),
    short: countShort(found),
    evidence: toEvidence(found),
  })
}

/** The skills that are welcome: credited like the others, counted with less weight. */
export const compareNiceToHaveSkills: Factor = ({ person, job, skills }) => {
  if (job.niceToHaveSkills.length === 0) return notCompared(text('niceToHaveSkills.jobSilent'))
  const asks = text('niceToHaveSkills.asks', { skills: namesOf(job.niceToHaveSkills) })
  if (person.skills.length === 0) return notCompared(text('niceToHaveSkills.personSilent'), { asks })
  const found = job.niceToHaveSkills.map((asked) => findBest(asked, person.skills, skills))
  const quotes = quotesOf(found)
  return compared(creditOf(found, skills), {
    asks,
    shows: quotes.length > 0 ? text('niceToHaveSkills.shows', { skills: quotes }) : null,
    reason: reasonNice(summarize(found), found.length),
    evidence: toEvidence(found),
  })
}
