import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { useJobEditor } from './job-editor-context.ts'
import { PayDialog } from './pay-dialog.tsx'
import { useAskBefore } from './use-ask-before.ts'

/** Puts the draft before the public. What stands in the way is said first, then unlikely pay is asked about. */
export function PublishButton() {
  const t = useTranslations('job.editor')
  const { publish, isPublishing, problems } = useJobEditor()
  const { start, dialog } = useAskBefore(publish, { isAsked: problems.length === 0 })
  return (
    <>
      <Button size="lg" variant="primary" loading={isPublishing} onClick={start}>
        {t('publish')}
      </Button>
      <PayDialog {...dialog} confirm={t('payQuestion.publish')} />
    </>
  )
}
