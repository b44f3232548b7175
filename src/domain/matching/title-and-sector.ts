import { compared, notCompared, type Factor, type FactorInput } from './factor.ts'
import { text, type Text } from './text.ts'
import type { TitleLikeness } from './title-matcher.ts'
import { quoteShared } from './title-overlap.ts'
import type { MatchPerson } from './types.ts'

/** The title says more than the sector: its share when both can be compared. */
export const TITLE_SHARE = 0.7

type Wish = { wish: string; index: number; likeness: TitleLikeness }

function findBestWish({ person, job, titles }: FactorInput): Wish | null {
  if (job.title.trim() === '') return null
  return person.desiredTitles.reduce<Wish | null>((best, wish, index) => {
    const likeness = titles.compare(wish, job.title)
    if (best && best.likeness.credit >= likeness.credit) return best
    return { wish: person.quotedTitles?.[index] ?? wish, index, likeness }
  }, null)
}

function findSectorState({ person, job }: FactorInput): 'in' | 'out' | 'none' {
  if (job.sector === null || person.sectors.length === 0) return 'none'
  return person.sectors.includes(job.sector) ? 'in' : 'out'
}

function creditOf(title: number | null, sectorState: 'in' | 'out' | 'none'): number {
  const sector = sectorState === 'in' ? 1 : 0
  if (title === null) return sector
  return sectorState === 'none' ? title : TITLE_SHARE * title + (1 - TITLE_SHARE) * sector
}

function quoteWishes({ desiredTitles, quotedTitles: titles = desiredTitles, sectors }: MatchPerson): Text {
  if (titles.length === 0) return text('titleAndSector.asksSectors', { sectors })
  return sectors.length === 0
    ? text('titleAndSector.asksTitles', { titles: [...titles] })
    : text('titleAndSector.asks', { titles: [...titles], sectors })
}

function reasonOf(best: Wish, offer: { title: string; sectorState: string; sector: string }): Text {
  const { likeness, index, wish } = best
  if (likeness.how === 'exact') {
    return index === 0 ? text('titleAndSector.firstWish', offer) : text('titleAndSector.wish', offer)
  }
  if (likeness.how === 'none') return text('titleAndSector.none', offer)
  if (likeness.how !== 'words') return text(`titleAndSector.${likeness.how}`, { ...offer, wish })
  const shared = quoteShared(likeness.words, wish)
  return shared === ''
    ? text('titleAndSector.partly', { ...offer, wish })
    : text('titleAndSector.shared', { ...offer, wish, words: shared })
}

/** The job's title against the wished ones, and its sector: seven parts to three, or the one that can be compared. */
export const compareTitleAndSector: Factor = (input) => {
  const { person, job } = input
  const sector = job.sector ?? ''
  if (job.title.trim() === '' && sector === '') return notCompared(text('titleAndSector.jobSilent'))
  const best = findBestWish(input)
  const sectorState = findSectorState(input)
  const offer = { title: job.title, sectorState, sector }
  const shows = text('titleAndSector.shows', { ...offer, sectorState: sector === '' ? 'none' : 'in' })
  if (!best && sectorState === 'none') return notCompared(text('titleAndSector.personSilent'), { shows })
  const sectorReason =
    sectorState === 'in'
      ? text('titleAndSector.sectorIn', { sector })
      : text('titleAndSector.sectorOut', { sector })
  return compared(creditOf(best?.likeness.credit ?? null, sectorState), {
    asks: quoteWishes(person),
    shows,
    reason: best ? reasonOf(best, offer) : sectorReason,
  })
}
