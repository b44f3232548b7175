import { useFormatter, useTranslations } from 'use-intl'
import { useAnswerTexts } from '#/components/job/use-answer-texts.ts'
import { ANSWER_RECORD_LIKES_MIN } from '#/domain/job/answer-record.ts'
import type { OrganizationPage } from '../organizations.view.ts'

type Answers = OrganizationPage['answers']

/** One figure with the sentence that says what was counted. */
function Figure({ label, value, words }: { label: string; value: string; words: string }) {
  return (
    <div>
      <dt className="text-13 text-muted">{label}</dt>
      <dd>
        <p className="font-head text-22 font-semibold tabular-nums">{value}</p>
        <p className="mt-0.5 text-13 text-ink-2">{words}</p>
      </dd>
    </div>
  )
}

function Figures({ answers }: { answers: Answers }) {
  const t = useTranslations('organization.answers')
  const { rate, median } = useAnswerTexts(answers)
  const { likes, answeredInTime, medianDays } = answers
  if (likes === null || answeredInTime === null) {
    return (
      <div>
        <p className="text-15 font-semibold">{t('tooFew')}</p>
        <p className="mt-1 text-13 text-ink-2">{t('tooFewWords', { min: ANSWER_RECORD_LIKES_MIN })}</p>
      </div>
    )
  }
  return (
    <dl className="grid gap-4">
      <Figure label={t('rate')} value={rate} words={t('rateWords', { answered: answeredInTime, likes })} />
      {medianDays === null ? (
        <div>
          <dt className="text-13 text-muted">{t('median')}</dt>
          <dd className="text-15 font-semibold">{median}</dd>
        </div>
      ) : (
        <Figure label={t('median')} value={median} words={t('medianWords', { days: medianDays })} />
      )}
    </dl>
  )
}

/** How the company answers likes, and in plain words what stands behind the figures. */
export function CompanyAnswers({ answers }: { answers: Answers }) {
  const t = useTranslations('organization.answers')
  const format = useFormatter()
  const since = format.dateTime(new Date(answers.since), { dateStyle: 'long' })
  return (
    <section className="grid gap-4 rounded-card border border-line bg-paper p-5">
      <h2 className="text-16">{t('title')}</h2>
      <Figures answers={answers} />
      <p className="border-t border-line pt-4 text-12 text-muted">{t('counted', { since })}</p>
    </section>
  )
}
