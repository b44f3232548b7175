import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Archive, ExternalLink, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showErrors } from '#/components/form/show-errors.ts'
import type { JobStatus } from '#/domain/job/vocabulary.ts'
import { MenuItem, MenuSeparator } from '#/ui/menu.tsx'
import { toast } from '#/ui/toast.ts'
import { archiveAnyJob, deleteAnyJob, restoreAnyJob } from '../../moderation.functions.ts'
import { NOTE_MAX, noteSchema, typedTitleSchema } from '../../moderation.schema.ts'
import { AdminMenu } from './admin-menu.tsx'

export type ModeratedJob = { id: string; title: string; status: JobStatus; isRestorable: boolean }

export function ModerationMenu({ job: { id, status, isRestorable, ...job } }: { job: ModeratedJob }) {
  const t = useTranslations('job.moderation')
  const [asked, setAsked] = useState<'archive' | 'delete' | null>(null)
  const restore = useRestore(id)
  const typed = job.title.trim()
  const title = typed || t('untitled')
  const moves = {
    archive: {
      written: { label: t('note'), help: t('noteHelp'), longest: NOTE_MAX, schema: noteSchema },
      move: (note: string) => archiveAnyJob({ data: { id, note } }),
      done: t('archived'),
    },
    delete: {
      // A draft without a title has nothing to type.
      ...(typed && { written: { label: t('typeTitle', { title }), schema: typedTitleSchema(title) } }),
      move: (words: string) => deleteAnyJob({ data: { id, title: words } }),
      done: t('deleted'),
    },
  }
  return (
    <AdminMenu
      label={t('menu', { title })}
      question={
        asked && {
          ...{ title: t(`${asked}.title`, { title }), text: t(`${asked}.text`) },
          ...{ confirm: t(`${asked}.confirm`), ...moves[asked] },
        }
      }
      onClose={() => setAsked(null)}
    >
      {status !== 'Draft' && <PageItem id={id} />}
      {status === 'Published' && (
        <MenuItem icon={Archive} onSelect={() => setAsked('archive')}>
          {t('archive.open')}
        </MenuItem>
      )}
      {isRestorable && (
        <MenuItem icon={RotateCcw} onSelect={() => void restore()}>
          {t('restore')}
        </MenuItem>
      )}
      {status !== 'Draft' && <MenuSeparator />}
      <MenuItem icon={Trash2} tone="danger" onSelect={() => setAsked('delete')}>
        {t('delete.open')}
      </MenuItem>
    </AdminMenu>
  )
}

function useRestore(id: string) {
  const t = useTranslations('job.moderation')
  const queryClient = useQueryClient()
  return async () => {
    try {
      await restoreAnyJob({ data: { id } })
      toast.success(t('restored'))
    } catch (error) {
      showErrors(error)
    } finally {
      await queryClient.invalidateQueries()
    }
  }
}

function PageItem({ id }: { id: string }) {
  const t = useTranslations('job.moderation')
  return (
    <MenuItem asChild>
      <Link to="/job/$id" params={{ id }}>
        <ExternalLink aria-hidden="true" />
        {t('see')}
      </Link>
    </MenuItem>
  )
}
