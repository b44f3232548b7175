import type { CvProposal } from '#/domain/profile/cv-reading/cv-proposal.ts'
import { comparable } from './same.ts'

/** What other people may come to see. The telephone has its field, and what is left over is seen by the owner alone. */
function shownTexts({ headline, bio, location, ...read }: CvProposal): string[] {
  const { work, education, certificates, skills, projects, publications } = read
  const entries = [...work, ...education, ...certificates, ...projects, ...publications].flatMap((entry) =>
    Object.entries(entry).flatMap(([key, value]: [string, unknown]) =>
      key === 'id' ? [] : [value].flat().filter((text) => typeof text === 'string'),
    ),
  )
  return [headline, bio, location, ...skills, ...entries].filter((text) => text !== '')
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
/** A number of a telephone or a day is found however it is set apart. */
const isNumber = (text: string) => !/\p{L}/u.test(text) && digitsOf(text).length >= 6

const holds = (text: string, secret: string) =>
  isNumber(secret) ? digitsOf(text).includes(digitsOf(secret)) : comparable(text).includes(comparable(secret))

/** Strings that belong to nobody but the owner, where a text that others may see holds one. */
export function findPrivate(
  read: CvProposal,
  secrets: readonly string[],
): { secret: string; text: string }[] {
  const texts = shownTexts(read)
  return secrets.flatMap((secret) => {
    const text = texts.find((shown) => holds(shown, secret))
    return text === undefined ? [] : [{ secret, text }]
  })
}
