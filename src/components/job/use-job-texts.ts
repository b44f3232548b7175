import { useFormatter, useLocale, useTranslations } from 'use-intl'
import type { JobType, WorkLocation } from '#/domain/job/vocabulary.ts'
import { shortPlace } from '#/domain/place/short-place.ts'
import { toIsoDate } from '#/domain/time/iso-date.ts'
import { regionName } from '#/lib/intl-formats.ts'
import { payAmount, type Pay } from './pay-text.ts'
import { postedAgo } from './posted-ago.ts'

type Placed = {
  location: string
  countries: readonly string[]
  workLocation: WorkLocation | null
}

function useDayText() {
  const format = useFormatter()
  return (day: string, { isToCome = false } = {}) => {
    const today = toIsoDate(new Date())
    const isPlain = day.slice(0, 4) === today.slice(0, 4) && !(isToCome && day.slice(0, 10) < today)
    return format.dateTime(new Date(day), {
      day: 'numeric',
      month: 'long',
      year: isPlain ? undefined : 'numeric',
    })
  }
}

function usePayTexts() {
  const t = useTranslations('job.list.pay')
  const locale = useLocale()
  const amountOf = (pay: Pay): string | null => {
    const found = payAmount(pay, locale)
    if (!found) return null
    return found.kind === 'exact' ? found.amount : t(found.kind, { amount: found.amount })
  }
  const payOf = (pay: Pay): string | null => {
    const amount = amountOf(pay)
    return amount && pay.salaryPeriod ? t(pay.salaryPeriod, { amount }) : amount
  }
  return {
    /** '£41,000–48,500 a year'; null when none is stated. */
    payOf,
    /** The short form for rows: a year goes without saying. */
    shortPayOf: (pay: Pay) => (pay.salaryPeriod === 'Year' ? amountOf(pay) : payOf(pay)),
    /** The same, with words where no amount is stated. */
    payOrWords: (pay: Pay & { jobType: JobType | null }) =>
      payOf(pay) ?? t(pay.jobType === 'Volunteer' ? 'unpaid' : 'unknown'),
  }
}

/** The town, or for remote work the countries it may be done from. */
function usePlaceTexts() {
  const vocabulary = useTranslations('vocabulary')
  const locale = useLocale()
  const countryOf = (code: string) => regionName(locale, code)
  const placeOf = ({ location, countries, workLocation }: Placed) => {
    if (location) return location
    if (countries.length > 0) return countries.map(countryOf).join(', ')
    return workLocation ? vocabulary(`workLocation.${workLocation}`) : ''
  }
  return {
    placeOf,
    /** The short form for rows: of a place in many parts, two. */
    shortPlaceOf: (placed: Placed) => (placed.location ? shortPlace(placed.location) : placeOf(placed)),
  }
}

/** A job's facts in the reader's words: the only place where pay, places and dates of jobs are put into text. */
export function useJobTexts() {
  const t = useTranslations('job.list')
  const dayOf = useDayText()
  return {
    ...usePayTexts(),
    ...usePlaceTexts(),
    /**
     * '12 December', with the year when it is another one, or when it has passed where one awaits a day `isToCome`.
     * Takes a `YYYY-MM-DD` or an ISO moment.
     */
    dayOf,
    /** '2 days ago' of an ISO moment; after a month the date. */
    postedOf: (publishedAt: string) => {
      const ago = postedAgo(publishedAt, new Date())
      return t(`posted.${ago.kind}`, {
        days: ago.kind === 'days' ? ago.days : 0,
        date: ago.kind === 'on' ? dayOf(publishedAt) : '',
      })
    },
  }
}
