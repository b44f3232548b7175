import type { Redaction } from '#/domain/profile/anonymity/redaction.ts'
import { toMatchSkills } from '#/domain/skills/skill-matcher.ts'
import type { MatchPerson, ShownSkill } from './types.ts'

/** How texts of an anonymous person are cut, and what is left of the label of a place. */
export type Cut = { redact: Redaction; place: (label: string, isChosen: boolean) => string }

const SAYS_SOMETHING = /[\p{L}\p{N}]/u
const says = (text: string) => SAYS_SOMETHING.test(text)

/** What is left of a skill, quoted as it was written; nothing where all of it goes. */
function shownSkill(skill: ShownSkill, redact: Redaction): ShownSkill[] {
  const left = toMatchSkills([redact(skill.name, { kind: 'work', gap: '' })])
  return left.map((shown) => ({ ...skill, ...shown, quote: skill.name }))
}

function shownSkills(skills: readonly ShownSkill[], redact: Redaction): ShownSkill[] {
  const shown = skills.flatMap((skill) => shownSkill(skill, redact))
  return shown.filter(({ folded }, nth) => shown.findIndex((skill) => skill.folded === folded) === nth)
}

/**
 * An anonymous person as every score compares them, their own as well as an employer's: by what is left of skills, titles,
 * wishes and places, and quoted as they wrote. What goes whole is not compared. Two people who look alike to an employer
 * have the same numbers with every job, so that none tells a guessed word from another.
 */
export function comparedAsShown(person: MatchPerson, { redact, place }: Cut): MatchPerson {
  const cutTitle = (written: string) => redact(written, { kind: 'title', gap: '' })
  const wishes = person.desiredTitles
    .map((wish) => ({ wish, shown: cutTitle(wish) }))
    .filter(({ shown }) => says(shown))
  return {
    ...person,
    skills: shownSkills(person.skills, redact),
    listedSkills: person.skills.map(({ folded }) => folded),
    roles: person.roles
      .map((role) => ({ ...role, title: cutTitle(role.title) }))
      .filter(({ title }) => says(title)),
    desiredTitles: wishes.map(({ shown }) => shown),
    quotedTitles: wishes.map(({ wish }) => wish),
    places: person.places
      .map((own) => ({ ...own, label: place(own.label, own.coordinates !== null) }))
      .filter(
        ({ label, countryCode, coordinates }) => coordinates !== null || countryCode !== null || label !== '',
      ),
  }
}
