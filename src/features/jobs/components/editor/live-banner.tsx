import { useTranslations } from 'use-intl'
import { Banner } from '#/ui/banner.tsx'
import { Button } from '#/ui/button.tsx'
import { FieldLinks } from './field-links.tsx'
import { useJobEditor } from './job-editor-context.ts'

/** Says that the public is reading along, and what that means for changes. */
export function LiveBanner() {
  const t = useTranslations('job.editor')
  const { draft } = useJobEditor()
  if (!draft.isDirty) {
    return (
      <Banner title={t('live.title')} className="mb-7">
        {t('live.text')}
      </Banner>
    )
  }
  const discard = (
    <Button size="sm" onClick={draft.discard}>
      {t('discardChanges')}
    </Button>
  )
  return (
    <Banner tone="warning" title={t('live.waiting')} action={discard} className="mb-7">
      <p>{t('live.dirty')}</p>
      <ChangedFields />
    </Banner>
  )
}

/** What was changed, each a way there: it may be on another step. */
function ChangedFields() {
  const t = useTranslations('job.editor')
  const { draft } = useJobEditor()
  return (
    <p className="mt-1">
      {t('live.changed')} <FieldLinks fields={draft.pending} />
    </p>
  )
}
