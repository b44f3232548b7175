import { useTranslations } from 'use-intl'
import { focusControl } from '#/components/form/focus-control.ts'
import type { StatedPay } from '#/domain/job/pay-question.ts'
import { useSettled } from '#/lib/use-settled.ts'
import { Banner } from '#/ui/banner.tsx'
import { Button } from '#/ui/button.tsx'
import { jobFieldId } from '../../edit-paths.ts'
import { useJobEditor } from './job-editor-context.ts'
import { usePayQuestion } from './use-pay-question.ts'

/** The first digits of an amount are always too little: the question waits until the writer pauses. */
const TYPING_PAUSE_MS = 700

/** Asks beside the fields whether pay is meant that hardly any job pays. It keeps nobody from anything. */
export function PayNotice() {
  const t = useTranslations('job.editor.payQuestion')
  const { draft } = useJobEditor()
  const { jobType, minSalary, maxSalary, salaryPeriod } = draft.values
  const pay: StatedPay = { jobType, minSalary, maxSalary, salaryPeriod }
  // As text, so that what is equal is the same to React.
  const settled = JSON.parse(useSettled(JSON.stringify(pay), TYPING_PAUSE_MS)) as StatedPay
  const asked = usePayQuestion()(settled)
  const correct = () => {
    asked?.correction?.apply()
    // The button goes with the question; the keyboard stays with what it has changed.
    focusControl(document.querySelector(`#${jobFieldId('salaryPeriod')}`))
  }
  return (
    <div aria-live="polite" className="not-empty:mt-3">
      {asked && (
        <Banner
          tone="warning"
          title={t('title')}
          action={
            asked.correction && (
              <Button size="sm" onClick={correct}>
                {asked.correction.label}
              </Button>
            )
          }
        >
          {asked.text}
        </Banner>
      )}
    </div>
  )
}
