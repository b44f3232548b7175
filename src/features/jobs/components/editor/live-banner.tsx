import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#/components/screens/confirm-dialog.tsx'
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
  return (
    <Banner tone="warning" title={t('live.waiting')} action={<Discard />} className="mb-7">
      <p>{t('live.dirty')}</p>
      <ChangedFields />
    </Banner>
  )
}

/** Asks first: it takes back what was changed on every step. */
function Discard() {
  const t = useTranslations('job.editor')
  const { draft } = useJobEditor()
  const [isAsking, setAsking] = useState(false)
  const discard = () => {
    // What cannot be taken back is said in the page.
    setAsking(false)
    draft.discard()
    // The button goes with what it takes back.
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t('discardChanges')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('discardDialog.title')}
        text={t('discardDialog.text')}
        confirm={t('discardDialog.confirm')}
        onConfirm={discard}
      />
    </>
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
