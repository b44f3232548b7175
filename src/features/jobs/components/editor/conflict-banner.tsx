import { useTranslations } from 'use-intl'
import { focusControl } from '#/components/form/focus-control.ts'
import { Banner } from '#/ui/banner.tsx'
import { Button } from '#/ui/button.tsx'
import { jobFieldId } from '../../edit-paths.ts'
import type { JobField } from '../../job-steps.ts'
import { useJobEditor } from './job-editor-context.ts'
import { useValueText } from './use-value-text.ts'

/** The id of the place where a conflict is decided, so that a link can lead to it. */
export function conflictId(field: JobField): string {
  return `conflict-${field}`
}

/** Two people gave one field two values: what the other wrote, and whose is to stay. */
export function ConflictBanner({ field }: { field: JobField }) {
  const t = useTranslations('job.editor')
  const valueText = useValueText()
  const { draft } = useJobEditor()
  const decide = (choose: (field: JobField) => void) => () => {
    choose(field)
    // The buttons go, the keyboard must not: it returns to what was decided on, if that is on this step.
    focusControl(document.querySelector(`#${jobFieldId(field)}`))
  }
  return (
    <Banner
      tone="warning"
      title={t('conflict.title', { field: t(`field.${field}`) })}
      action={
        <div id={conflictId(field)} className="flex gap-2">
          <Button size="sm" onClick={decide(draft.keepMine)}>
            {t('conflict.keepMine')}
          </Button>
          <Button size="sm" onClick={decide(draft.takeTheirs)}>
            {t('conflict.takeTheirs')}
          </Button>
        </div>
      }
    >
      <p className="line-clamp-4 break-words">
        {t('conflict.theirs', { value: valueText(field, draft.conflicts[field]) || t('conflict.empty') })}
      </p>
    </Banner>
  )
}
