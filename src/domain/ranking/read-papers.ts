import { focusText } from './focus-text.ts'
import type { RankingMeans } from './ranking-means.ts'
import { splitText, withLines, type TextFields } from './split-text.ts'
import { stripIdentity } from './strip-identity.ts'
import type { TermFinder } from './term-evidence.ts'
import type { TextEncoder } from './text-vectors.ts'

/** An advertisement asks, or a CV does; the other is ranked. */
export type Asking = 'advertisement' | 'cv'

type Read = (text: string) => TextFields

/** Of an advertisement only what is about the work. */
function readAdvertisement(encoder: TextEncoder): Read {
  return (text) => {
    const { title, body } = splitText(text)
    return { title, body: focusText(body, title, encoder) }
  }
}

/** How surely words name an occupation, or a skill. */
const workNamedBy =
  ({ extractSkills, findOccupations }: TermFinder) =>
  (words: string) =>
    extractSkills(words).length > 0
      ? 1
      : Math.max(0, ...findOccupations(words).map(({ confidence }) => confidence))

/** Of a CV all but who it is about. */
function readCv(taxonomy: TermFinder | undefined): Read {
  const namesWork = taxonomy && workNamedBy(taxonomy)
  return (text) => splitText(stripIdentity(withLines(text), namesWork))
}

/** How the one that asks is read, and how those that are ranked for it. */
export function paperReaders(asking: Asking, { encoder, taxonomy }: RankingMeans) {
  const [advertisement, cv] = [readAdvertisement(encoder), readCv(taxonomy)]
  return asking === 'cv' ? { query: cv, document: advertisement } : { query: advertisement, document: cv }
}
