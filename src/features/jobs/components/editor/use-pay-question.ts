import { useLocale, useTranslations } from 'use-intl'
import { payQuestion, type StatedPay } from '#/domain/job/pay-question.ts'
import { useJobEditor } from './job-editor-context.ts'

/** What to ask about pay that is hardly meant, in words, and the one press that corrects it. */
export type AskedPay = {
  text: string
  /** Null when no other period would make the pay plausible. */
  correction: { label: string; apply: () => void } | null
}

const MILLION = 1_000_000

/** '69 million', '860': two digits say enough of what is only about right. */
function aboutText(amount: number, locale: string): string {
  const notation = amount < MILLION ? 'standard' : 'compact'
  const options = { maximumSignificantDigits: 2, notation, compactDisplay: 'long' } as const
  return new Intl.NumberFormat(locale, options).format(amount)
}

/** Asks about stated pay; null when it is plausible, or not stated yet. */
export function usePayQuestion(): (pay: StatedPay) => AskedPay | null {
  const t = useTranslations('job.editor')
  const locale = useLocale()
  const { draft } = useJobEditor()
  return (pay) => {
    const question = payQuestion(pay)
    if (!question) return null
    const { period, yearly, is, instead } = question
    const amount = question.amount.toLocaleString(locale)
    const said =
      period === 'Year'
        ? t(`payQuestion.${is}`, { amount })
        : t('payQuestion.yearly', {
            amount,
            period: t(`period.${period}`),
            yearly: aboutText(yearly, locale),
          })
    if (!instead) return { text: `${said} ${t('payQuestion.check')}`, correction: null }
    const other = { period: t(`period.${instead}`) }
    return {
      text: `${said} ${t('payQuestion.meant', other)}`,
      correction: {
        label: t('payQuestion.change', other),
        apply: () => draft.setField('salaryPeriod', instead),
      },
    }
  }
}
