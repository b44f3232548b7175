import { ownLogo } from '#/domain/organization/default-logo.ts'
import { cutAtWord } from '#/lib/cut-at-word.ts'
import type { JobView } from '../job-detail.view.ts'
import { payText, placeText } from './job-facts-text.ts'

/** What stands on a job's share image. Of two cards with the same facts one is drawn. */
export type ShareCardFacts = {
  title: string
  company: string
  logo: string | null
  place: string
  pay: string
}

const PLACE_CHARS_MAX = 70
const COMPANY_CHARS_MAX = 46

/** Emoji have no shape in the card's fonts, and controls have none anywhere. */
const WITHOUT_SHAPE = /\p{C}|\p{Emoji_Presentation}|\p{Emoji_Modifier}|\p{Variation_Selector}|\u20e3/gu

const drawable = (text: string) => text.replaceAll(WITHOUT_SHAPE, ' ').replaceAll(/\s+/g, ' ').trim()

/** The facts of a job's card; the title is cut where it is drawn, by what has room. */
export function shareCardFacts(job: JobView): ShareCardFacts {
  return {
    title: drawable(job.title),
    company: cutAtWord(drawable(job.organization.name), COMPANY_CHARS_MAX),
    logo: ownLogo(job.organization.logo),
    place: cutAtWord(drawable(placeText(job)), PLACE_CHARS_MAX),
    pay: payText(job),
  }
}
