import type { MatchSkill, SkillLikeness, SkillMatcher } from '#/domain/skills/skill-matcher.ts'
import { NEIGHBOUR_CREDIT } from '#/domain/text/likeness-credits.ts'
import { compared, notCompared, type Factor } from './factor.ts'
import { text, type Text } from './text.ts'
import type { Evidence, ShownSkill } from './types.ts'

/** Names that a line spells out before it counts the rest. */
const NAMED_MAX = 2

/** From this credit on, a skill that is not the same is close; below, it is possible. */
const CLOSE_FROM = NEIGHBOUR_CREDIT

type Best = { asked: MatchSkill; shown: ShownSkill | null; likeness: SkillLikeness }

function findBest(asked: MatchSkill, shown: readonly ShownSkill[], matcher: SkillMatcher): Best {
  let best: Best = { asked, shown: null, likeness: { credit: 0, how: 'none' } }
  for (const skill of shown) {
    const likeness = matcher.compare(asked, skill)
    const isBetter = likeness.credit > best.likeness.credit
    // Of two that are worth the same, the one of the same name is the evidence.
    const isPlainer = likeness.credit === best.likeness.credit && likeness.how === 'exact'
    if (isBetter || isPlainer) best = { asked, shown: skill, likeness }
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

const isMet = ({ likeness }: Best) => likeness.credit === 1
const isClose = ({ likeness: { credit } }: Best) => credit >= CLOSE_FROM && credit < 1

/** How many are shown by name and how many by a close one. */
const countShort = (found: readonly Best[]): Text =>
  text('mustHaveSkills.short', {
    ...{ asked: found.length, met: found.filter(isMet).length, close: found.filter(isClose).length },
  })

/** The names that a line spells out, and how many it leaves out. */
const named = (found: readonly Best[]) => ({
  names: found.slice(0, NAMED_MAX).map(nameOf),
  more: Math.max(0, found.length - NAMED_MAX),
})

/** Those that are met, those that are close, those that are possible, and those that are missing. */
function summarize(found: readonly Best[]) {
  const groups = {
    met: found.filter(isMet),
    close: found.filter(isClose),
    possible: found.filter((best) => best.shown !== null && best.likeness.credit < CLOSE_FROM),
    missing: found.filter(({ shown }) => shown === null),
  }
  const { names: skills, more } = named(groups.met)
  const { names: close, more: moreClose } = named(groups.close)
  const { names: possible, more: morePossible } = named(groups.possible)
  const { names: missing, more: moreMissing } = named(groups.missing)
  return {
    ...{ met: groups.met.length, skills, more },
    ...{ close, moreClose, closeInAll: groups.close.length },
    ...{ possible, morePossible, possibleInAll: groups.possible.length },
    ...{ missing, moreMissing, missingInAll: groups.missing.length },
  }
}

type Summary = ReturnType<typeof summarize>

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

function reasonMust({ met, skills, more, ...others }: Summary): Text {
  const { close, moreClose, closeInAll, ...unsure } = others
  if (met > 0) return text('mustHaveSkills.some', { skills, more, ...others })
  if (closeInAll > 0) return text('mustHaveSkills.close', { close, moreClose, ...unsure })
  const { possibleInAll, missing, moreMissing } = unsure
  if (possibleInAll === 0) return text('mustHaveSkills.none', { missing, moreMissing })
  const { possible, morePossible, missingInAll } = unsure
  return text('mustHaveSkills.possibly', { possible, morePossible, missing, moreMissing, missingInAll })
}

function reasonNice({ met, skills, more, missing, moreMissing, ...others }: Summary, asked: number): Text {
  const { close, moreClose, closeInAll, possible, morePossible, possibleInAll } = others
  const unsure = { possible, morePossible, possibleInAll }
  if (met > 0)
    return text('niceToHaveSkills.some', {
      ...{ asked, met, skills, more, close, moreClose, closeInAll, ...unsure },
    })
  if (closeInAll > 0) return text('niceToHaveSkills.close', { asked, close, moreClose, ...unsure })
  return possibleInAll > 0
    ? text('niceToHaveSkills.possibly', { asked, possible, morePossible })
    : text('niceToHaveSkills.none', { asked, missing, moreMissing })
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
