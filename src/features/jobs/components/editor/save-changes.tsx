import { toast } from 'sonner'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import type { PayConfirmation } from '../../require-meant-pay.ts'
import { useJobEditor } from './job-editor-context.ts'
import { PayDialog } from './pay-dialog.tsx'
import { useAskBefore } from './use-ask-before.ts'

const PAY_FIELDS = ['jobType', 'minSalary', 'maxSalary', 'salaryPeriod'] as const

/** Saves an open job. Only pay that was changed is asked about: what stands there already was meant. */
export function SaveChanges() {
  const t = useTranslations('job.editor')
  const { job, draft, saveLive, problems } = useJobEditor()
  const save = async (confirmation: PayConfirmation) => {
    if (await saveLive(confirmation)) toast.success(t('changesSaved'))
  }
  const isPayChanged = PAY_FIELDS.some((field) => draft.values[field] !== job.details[field])
  const { start, dialog } = useAskBefore(save, { isAsked: isPayChanged && problems.length === 0 })
  return (
    <>
      <Button size="lg" variant="primary" loading={draft.saveState.status === 'saving'} onClick={start}>
        {t('saveChanges')}
      </Button>
      <PayDialog {...dialog} confirm={t('payQuestion.save')} />
    </>
  )
}
