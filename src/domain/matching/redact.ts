import { redactor } from '#/domain/profile/redaction.ts'
import type { MatchPerson } from './types.ts'

/**
 * The same person for an employer who does not know them yet: scores the same, but no sentence can quote an employer
 * or a school, not even where a title or a course names one. `ownNames` are theirs, for the founder of "Ferreira Ltd".
 */
export function redactPerson(person: MatchPerson, ownNames: readonly string[] = []): MatchPerson {
  const clean = redactor([
    ...ownNames,
    ...person.roles.flatMap(({ organization }) => organization ?? []),
    ...(person.study?.institution ? [person.study.institution] : []),
  ])
  const hideRole = (role: { quote: string }) => ({ quote: clean(role.quote) || '…', organization: null })
  const quoteStudy = person.study && clean(person.study.quote)
  return {
    ...person,
    skills: person.skills.map((skill) => ({ ...skill, role: skill.role && hideRole(skill.role) })),
    roles: person.roles.map((role) => ({ ...role, ...hideRole(role) })),
    study: quoteStudy ? { quote: quoteStudy, institution: null } : null,
  }
}
