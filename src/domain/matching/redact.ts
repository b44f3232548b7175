import { comparedAsShown, type Cut } from './compared-as-shown.ts'
import type { MatchPerson } from './types.ts'

/**
 * An anonymous person for an employer who does not know them yet: compared as `comparedAsShown` has it, and quoted so too,
 * without employers and schools. What the job says is quoted as it is: words of the job that went would say whose names
 * they are.
 */
export function redactPerson(person: MatchPerson, cut: Cut): MatchPerson {
  const { listedSkills: _listed, quotedTitles: _written, ...compared } = comparedAsShown(person, cut)
  const { redact } = cut
  const quoteTitle = (written: string) => redact(written, { kind: 'title', gap: '' }) || '…'
  const study = person.study && redact(person.study.quote, { kind: 'work', gap: '' })
  return {
    ...compared,
    skills: compared.skills.map(({ quote: _quote, role = null, ...skill }) => ({
      ...skill,
      role: role && { quote: quoteTitle(role.quote), organization: null },
    })),
    roles: compared.roles.map((role) => ({ ...role, quote: role.title, organization: null })),
    study: study ? { quote: study, institution: null } : null,
  }
}
