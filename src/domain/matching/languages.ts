import { cefrRank } from '#/domain/job/vocabulary.ts'
import type { LanguageSkill } from '#/domain/profile/languages.ts'
import { compared, fallingCredit, notCompared, type Factor } from './factor.ts'
import { text, type Text } from './text.ts'

/** Four levels below what is asked, nothing is left of the credit: a quarter for each level. */
export const LEVELS_TO_ZERO = 4

function creditOf(asked: LanguageSkill, shown: LanguageSkill | undefined): number {
  if (!shown) return 0
  const below = cefrRank(asked.level) - cefrRank(shown.level)
  return fallingCredit(below, { limit: 0, zeroAt: LEVELS_TO_ZERO })
}

/** Code and level in one word, as `say.ts` reads it. */
const toCodes = (skills: readonly LanguageSkill[]) =>
  skills.map(({ language, level }) => `${language}:${level}`)

function reasonOf(asked: LanguageSkill[], found: LanguageSkill[]): Text {
  const missing = asked.filter(({ language }) => !found.some((skill) => skill.language === language))
  const missingLanguages = toCodes(missing)
  const languages = toCodes(found)
  if (found.length === 0) return text('languages.none', { missingLanguages })
  if (missing.length > 0) return text('languages.missing', { languages, missingLanguages })
  return text('languages.compared', { languages, askedLanguages: toCodes(asked) })
}

/** The mean over the languages asked for: full at or above the level, a quarter less for each level below. */
export const compareLanguages: Factor = ({ person, job }) => {
  const asked = job.languages
  if (asked.length === 0) return notCompared(text('languages.jobSilent'))
  const asks = text('languages.asks', { languages: toCodes(asked) })
  if (person.languages.length === 0) return notCompared(text('languages.personSilent'), { asks })
  const pairs = asked.map((skill) => ({
    skill,
    shown: person.languages.find(({ language }) => language === skill.language),
  }))
  const found = pairs.flatMap(({ shown }) => shown ?? [])
  const credit = pairs.reduce((sum, { skill, shown }) => sum + creditOf(skill, shown), 0) / pairs.length
  return compared(credit, {
    asks,
    shows: found.length > 0 ? text('languages.shows', { languages: toCodes(found) }) : null,
    reason: reasonOf(asked, found),
    short: found.length > 0 ? text('languages.short', { languages: toCodes(found.slice(0, 1)) }) : null,
  })
}
