import { Check, Circle } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Card } from '#/ui/card.tsx'
import { LinkText } from '#/ui/link-text.tsx'
import { JOB_STEPS, isJobField, type JobStep } from '../../job-steps.ts'
import { FieldLink } from './field-link.tsx'
import { useJobEditor } from './job-editor-context.ts'
import { usePayQuestion } from './use-pay-question.ts'

const STEP_NAMES = { 1: 'role', 2: 'takes', 3: 'offer' } as const

/** What is still missing before the job can go live; on this step field by field. */
export function PublishChecklist({ step }: { step: JobStep }) {
  const t = useTranslations('job.editor')
  const { problems, draft } = useJobEditor()
  const isPayDoubtful = usePayQuestion()(draft.values) !== null
  const here = [...new Set(problems.filter((problem) => problem.step === step).map(({ field }) => field))]
  return (
    <Card className="p-5">
      <h2 className="font-text text-14 font-semibold tracking-normal">{t('checklist.title')}</h2>
      <ul className="mt-3 grid gap-2 border-t border-line pt-3 text-13">
        {JOB_STEPS.map((each) => {
          const missing = problems.filter((problem) => problem.step === each).length
          return (
            <li key={each} className="flex items-center gap-2.5">
              {missing === 0 ? (
                <Check aria-hidden="true" className="size-4 text-strong-ink" />
              ) : (
                <Circle aria-hidden="true" className="size-4 text-control" />
              )}
              <span className="flex-1">{t(`steps.${STEP_NAMES[each]}.title`)}</span>
              <span className="text-muted">
                {missing > 0 ? t('steps.toFix', { count: missing }) : t('checklist.complete')}
              </span>
            </li>
          )
        })}
      </ul>
      {problems.length === 0 && (
        <p className="mt-3 text-13 font-medium text-strong-ink">{t('checklist.ready')}</p>
      )}
      {isPayDoubtful && (
        <p className="mt-3 text-13">
          <LinkText asChild>
            <FieldLink field="salaryPeriod" className="inline-flex touch:min-h-11 touch:items-center">
              {t('payQuestion.title')}
            </FieldLink>
          </LinkText>
        </p>
      )}
      {here.length > 0 && (
        <div className="mt-4 border-t border-line pt-3 text-13">
          <p className="text-muted">{t('checklist.missing')}</p>
          <ul className="mt-1.5 grid gap-1 touch:gap-0">
            {here.filter(isJobField).map((field) => (
              <li key={field}>
                <LinkText asChild>
                  <FieldLink field={field} className="inline-flex touch:min-h-11 touch:items-center">
                    {t(`field.${field === 'minSalary' ? 'salary' : field}`)}
                  </FieldLink>
                </LinkText>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}
