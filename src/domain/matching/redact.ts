import type { Redaction } from '#/domain/profile/anonymity/redaction.ts'
import type { MatchPerson } from './types.ts'

/**
 * The same person for an employer who does not know them yet: scores the same, but no sentence can quote what `redact`
 * takes out, not even where a title, a skill, a wish or a course names an employer. What the job says is quoted as it is:
 * words of the job that went would say whose names they are.
 */
export function redactPerson(person: MatchPerson, redact: Redaction): MatchPerson {
  const quoteTitle = (written: string) => redact(written, { kind: 'title', gap: '' }) || '…'
  const quoteWork = (written: string) => redact(written, { kind: 'work', gap: '' })
  const hideRole = (role: { quote: string }) => ({ quote: quoteTitle(role.quote), organization: null })
  const quoteStudy = person.study && quoteWork(person.study.quote)
  return {
    ...person,
    skills: person.skills.map((skill) => ({
      ...skill,
      quote: quoteWork(skill.name) || '…',
      role: skill.role && hideRole(skill.role),
    })),
    quotedTitles: person.desiredTitles.map(quoteTitle),
    roles: person.roles.map((role) => ({ ...role, ...hideRole(role) })),
    study: quoteStudy ? { quote: quoteStudy, institution: null } : null,
  }
}
