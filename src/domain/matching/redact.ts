import type { MatchPerson } from './types.ts'

/** Shorter names would blank out ordinary words. */
const NAME_LENGTH_MIN = 3

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Somebody's own words without the given names, and without the "at" or "chez" that led to them.
 *
 * @example withoutNames('Staff nurse at St Aldhelm’s', ['St Aldhelm’s']) // 'Staff nurse'
 */
export function withoutNames(quote: string, names: readonly string[]): string {
  return names
    .filter((name) => name.length >= NAME_LENGTH_MIN)
    .reduce((text, name) => {
      const lead = String.raw`(?:\s*(?:@|,|–|—|-|(?<!\p{L})(?:at|for|with|from|chez|pour|à|of|de)(?!\p{L})))?`
      const whole = String.raw`(?<![\p{L}\p{N}])${escapeRegExp(name)}(?![\p{L}\p{N}])`
      return text.replace(new RegExp(`${lead}\\s*${whole}`, 'giu'), '')
    }, quote)
    .trim()
}

/**
 * The same person for an employer who does not know them yet: scores the same, but no sentence can quote an employer
 * or a school, not even where a title or a course names one. `ownNames` are theirs, for the founder of "Ferreira Ltd".
 */
export function redactPerson(person: MatchPerson, ownNames: readonly string[] = []): MatchPerson {
  const names = [
    ...ownNames,
    ...person.roles.flatMap(({ organization }) => organization ?? []),
    ...(person.study?.institution ? [person.study.institution] : []),
  ].toSorted((a, b) => b.length - a.length)
  const quoteStudy = person.study && withoutNames(person.study.quote, names)
  return {
    ...person,
    roles: person.roles.map((role) => ({
      ...role,
      quote: withoutNames(role.quote, names) || '…',
      organization: null,
    })),
    study: quoteStudy ? { quote: quoteStudy, institution: null } : null,
  }
}
