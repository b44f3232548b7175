import { useTranslations } from 'use-intl'
import type { AnswerRecord } from '#/domain/job/answer-record.ts'

/** A company's record of answers in the reader's words: the same on its page and on its own dashboard. */
export function useAnswerTexts({ ratePercent, medianDays }: AnswerRecord) {
  const t = useTranslations('organization.answers')
  return {
    /** '92%', or that there are too few likes to say. */
    rate: ratePercent === null ? t('tooFew') : t('percent', { percent: ratePercent }),
    /** '3 days', or that there are too few answers to say. */
    median: medianDays === null ? t('tooFewAnswers') : t('days', { days: medianDays }),
  }
}
