import { Link } from '@tanstack/react-router'
import { Archive } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/empty-state.tsx'
import type { JobEditView } from '../../job-editor.view.ts'
import { useJobMoves } from '../../use-job-moves.ts'

/** In place of the editor: an archived job is not written on, but a new one may begin from it. */
export function ArchivedNotice({ job }: { job: JobEditView }) {
  const t = useTranslations('job')
  const { repost, isMoving } = useJobMoves(job.id)
  return (
    <EmptyState
      icon={Archive}
      title={t('editor.archived.title')}
      action={
        <>
          <Button variant="primary" loading={isMoving} onClick={() => void repost()}>
            {t('status.repost')}
          </Button>
          <Button asChild>
            <Link to="/app/employer">{t('editor.archived.back')}</Link>
          </Button>
        </>
      }
    >
      {t('editor.archived.text')}
    </EmptyState>
  )
}
