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

/** The id of the place above the fields where everything is said. */
export const MESSAGES_ID = 'editor-messages'

/** Two people gave one field two values: what the other wrote, and whose is to stay. */
export function ConflictBanner({ field }: { field: JobField }) {
  const t = useTranslations('job.editor')
  const valueText = useValueText()
  const { draft } = useJobEditor()
  const decide = (choose: (field: JobField) => void) => () => {
    choose(field)
    // The buttons go, the keyboard must not: it returns to what was decided on, or on another step stays up here.
    const control = document.querySelector(`#${jobFieldId(field)}`)
    if (control) focusControl(control)
    else document.querySelector<HTMLElement>(`#${MESSAGES_ID}`)?.focus()
  }
  const said = { field: t(`field.${field}`) }
  return (
    <Banner
      tone="warning"
      title={t('conflict.title', said)}
      action={
        <div id={conflictId(field)} className="flex gap-2">
          <Button size="sm" aria-label={t('conflict.keepMineOf', said)} onClick={decide(draft.keepMine)}>
            {t('conflict.keepMine')}
          </Button>
          <Button size="sm" aria-label={t('conflict.takeTheirsOf', said)} onClick={decide(draft.takeTheirs)}>
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
