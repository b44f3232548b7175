import { useFormatter, useTranslations } from 'use-intl'
import { useFitSpeech } from '#/components/fit/use-fit-speech.ts'
import { shortPlace } from '#/domain/matching/short-reasons.ts'
import type { CandidateView } from '../candidates.view.ts'

export function useCandidateTexts() {
  const t = useTranslations('match')
  const format = useFormatter()
  const say = useFitSpeech('they')
  return {
    /** Their name, or 'Candidate 7F3' until a match. */
    nameOf: ({ name, label }: CandidateView) => name ?? t('candidate', { label }),
    /** '~20 km', or the town where no distance is known. */
    placeOf: ({ fit, town }: CandidateView) => {
      const place = fit && shortPlace(fit)
      return place ? say(place) : town
    },
    /** '12 November' of an ISO moment or a `YYYY-MM-DD`. */
    dayOf: (moment: string) => format.dateTime(new Date(moment), { day: 'numeric', month: 'long' }),
    /** '12 Nov', where there is little room. */
    shortDayOf: (moment: string) => format.dateTime(new Date(moment), { day: 'numeric', month: 'short' }),
  }
}
