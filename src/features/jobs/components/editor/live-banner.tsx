import { useTranslations } from 'use-intl'
import { Banner } from '#/ui/banner.tsx'
import { Button } from '#/ui/button.tsx'
import { useJobEditor } from './job-editor-context.ts'

/** Says that the public is reading along, and what that means for changes. */
export function LiveBanner() {
  const t = useTranslations('job.editor')
  const { draft } = useJobEditor()
  const discard = draft.isDirty && (
    <Button size="sm" onClick={draft.discard}>
      {t('discardChanges')}
    </Button>
  )
  return (
    <Banner
      tone={draft.isDirty ? 'warning' : 'info'}
      title={t('live.title')}
      action={discard}
      className="mb-7"
    >
      {draft.isDirty ? t('live.dirty') : t('live.text')}
    </Banner>
  )
}
