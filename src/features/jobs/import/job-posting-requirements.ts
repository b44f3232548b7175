import * as z from 'zod'
import { plainLines } from '#/platform/html/plain-lines.ts'
import { amount, label, listOf, rawText } from './lenient-fields.ts'
import { readExperience, yearsOfMonths } from './read-experience.ts'

const TAG_CHARACTERS_MAX = 80
const TAG_WORDS_MAX = 5

/** A term of a vocabulary, by its name, or text. */
export const terms = listOf(z.union([z.object({ name: label }).transform(({ name }) => name), rawText]))
export const postingExperience = listOf(
  z.union([z.object({ monthsOfExperience: amount, description: label, name: label }), label]),
)
/** What education is asked for; of several kinds one is enough. */
export const postingEducation = listOf(
  z.union([
    z
      .object({ credentialCategory: terms, educationalLevel: label, name: label, description: label })
      .transform(
        (it) => it.credentialCategory.join(', ') || it.educationalLevel || it.name || it.description,
      ),
    label,
  ]),
)

/** The years of experience that a posting asks for, of several sayings the first that says it. */
export function experienceOf(said: z.output<typeof postingExperience>): number | null {
  const years = said.map((it) =>
    typeof it === 'string'
      ? readExperience(it)
      : (yearsOfMonths(it.monthsOfExperience) ?? readExperience(`${it.name} ${it.description}`)),
  )
  return years.find((found) => found !== null) ?? null
}

/**
 * Terms as single tags: 'SQL, Python' is two of them. What is a sentence rather than a list of terms gives none, and
 * belongs into the description.
 */
export function toTags(said: readonly string[]): string[] {
  const tags = said.flatMap(splitTerms)
  const isList = tags.every(
    (tag) => tag.length <= TAG_CHARACTERS_MAX && tag.split(' ').length <= TAG_WORDS_MAX,
  )
  return isList ? [...new Set(tags)] : []
}

function splitTerms(text: string): string[] {
  const parts = plainLines(text).split(/[\n;•|,]/)
  return parts.map((term) => term.trim().replace(/^[-–*]\s+|\.$/g, '')).filter(Boolean)
}
