import { redactor } from '#/domain/profile/redaction.ts'
import type { MatchPerson } from './types.ts'

/**
 * The same person for an employer who does not know them yet: scores the same, but no sentence can quote an employer
 * or a school, not even where a title, a skill, a wish or a course names one. `ownNames` are theirs, for the founder of
 * "Ferreira Ltd". What the job says is quoted as it is: words of the job that went would say whose names they are.
 */
export function redactPerson(person: MatchPerson, ownNames: readonly string[] = []): MatchPerson {
  const clean = redactor([
    ...ownNames,
    ...person.roles.flatMap(({ organization }) => organization ?? []),
    ...(person.study?.institution ? [person.study.institution] : []),
  ])
  const quote = (written: string) => clean(written) || '…'
  const hideRole = (role: { quote: string }) => ({ quote: quote(role.quote), organization: null })
  const quoteStudy = person.study && clean(person.study.quote)
  return {
    ...person,
    skills: person.skills.map((skill) => ({
      ...skill,
      quote: quote(skill.name),
      role: skill.role && hideRole(skill.role),
    })),
    quotedTitles: person.desiredTitles.map(quote),
    roles: person.roles.map((role) => ({ ...role, ...hideRole(role) })),
    study: quoteStudy ? { quote: quoteStudy, institution: null } : null,
  }
}
