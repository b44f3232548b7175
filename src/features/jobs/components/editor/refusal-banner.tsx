import { useTranslations } from 'use-intl'
import { useTextOf } from '#/components/form/use-text-of.ts'
import { Banner } from '#/ui/banner.tsx'
import { useJobEditor } from './job-editor-context.ts'

/** What the server refused, or that it cannot be reached, and what became of what was typed. */
export function RefusalBanner() {
  const t = useTranslations('job.editor.notSaved')
  const textOf = useTextOf()
  const { draft, refusal } = useJobEditor()
  const isUnsaved = draft.saveState.status === 'failed' || draft.refusal !== null
  if (!isUnsaved) return <Banner tone="error" title={refusal ? textOf(refusal) : undefined} />
  return (
    <Banner tone="error" title={t('title')}>
      {refusal && <p>{textOf(refusal)}</p>}
      <p>{t('text')}</p>
    </Banner>
  )
}
