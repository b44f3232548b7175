import { useNavigate } from '@tanstack/react-router'
import {
  Archive,
  Copy,
  Ellipsis,
  ExternalLink,
  Pencil,
  RotateCcw,
  Send,
  Trash2,
  Undo2,
  UsersRound,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OrganizationRole } from '#/domain/access/organization-roles.ts'
import { IconButton } from '#/ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#/ui/menu.tsx'
import { STEP_ROUTES } from '../edit-paths.ts'
import { canPublishJob } from '../job-editor.policy.ts'
import type { OrganizationJobView } from '../organization-jobs.view.ts'
import { useJobMoves } from '../use-job-moves.ts'
import { useWaitingStep } from '../use-waiting-step.ts'
import { ArchiveDialog } from './archive-dialog.tsx'
import { ConfirmMove } from './confirm-move.tsx'

type MenuProps = { job: OrganizationJobView; organizationRole: OrganizationRole }

/** What can be done to one job, by its state and the person's role. The server decides again. */
export function OrganizationJobMenu({ job, organizationRole }: MenuProps) {
  const t = useTranslations('job')
  const [question, setQuestion] = useState<'archive' | 'unpublish' | 'delete' | null>(null)
  const mayMove = canPublishJob({ organizationRole })
  const title = job.title.trim() || t('editor.untitled')
  const dialog = { jobId: job.id, title, onClose: () => setQuestion(null) }
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('status.menu', { title })}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        {job.status === 'Draft' && (
          <DraftItems job={job} mayMove={mayMove} onDelete={() => setQuestion('delete')} />
        )}
        {job.status === 'Published' && <OpenItems job={job} mayMove={mayMove} onAsk={setQuestion} />}
        {job.status === 'Archived' && <ArchivedItems job={job} />}
      </Menu>
      <ArchiveDialog {...dialog} waiting={job.likesOpen} open={question === 'archive'} />
      {(['unpublish', 'delete'] as const).map((move) => (
        <ConfirmMove key={move} {...dialog} move={move} open={question === move} />
      ))}
    </>
  )
}

type ItemsProps = { job: OrganizationJobView; mayMove: boolean }

/** The pages of a job, as what a menu entry does. */
function usePages(id: string) {
  const navigate = useNavigate()
  return {
    edit: () => void navigate({ to: STEP_ROUTES[1], params: { id } }),
    review: () => void navigate({ to: STEP_ROUTES[3], params: { id } }),
    page: () => void navigate({ to: '/job/$id', params: { id } }),
    candidates: () => void navigate({ href: `/app/employer/jobs/match/${encodeURIComponent(id)}` }),
  }
}

function DraftItems({ job, mayMove, onDelete }: ItemsProps & { onDelete: () => void }) {
  const t = useTranslations('job.status')
  const go = usePages(job.id)
  return (
    <>
      <MenuItem icon={Pencil} onSelect={go.edit}>
        {t('edit')}
      </MenuItem>
      {mayMove && (
        <>
          <MenuItem icon={Send} onSelect={go.review}>
            {t('publish')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} tone="danger" onSelect={onDelete}>
            {t('delete')}
          </MenuItem>
        </>
      )}
    </>
  )
}

type OpenItemsProps = ItemsProps & { onAsk: (question: 'archive' | 'unpublish') => void }

function OpenItems({ job, mayMove, onAsk }: OpenItemsProps) {
  const t = useTranslations('job.status')
  const go = usePages(job.id)
  const { unpublish } = useJobMoves(job.id)
  const isChanged = useWaitingStep(job.id) !== null
  return (
    <>
      <MenuItem icon={UsersRound} onSelect={go.candidates}>
        {t('candidates')}
      </MenuItem>
      <MenuItem icon={Pencil} onSelect={go.edit}>
        {t('edit')}
      </MenuItem>
      <MenuItem icon={ExternalLink} onSelect={go.page}>
        {t('view')}
      </MenuItem>
      {mayMove && (
        <>
          <MenuSeparator />
          {job.likesTotal === 0 && (
            <MenuItem icon={Undo2} onSelect={() => (isChanged ? onAsk('unpublish') : void unpublish())}>
              {t('unpublish')}
            </MenuItem>
          )}
          <MenuItem icon={Archive} onSelect={() => onAsk('archive')}>
            {t('archive')}
          </MenuItem>
        </>
      )}
    </>
  )
}

function ArchivedItems({ job }: Pick<ItemsProps, 'job'>) {
  const t = useTranslations('job.status')
  const go = usePages(job.id)
  const { repost, restore } = useJobMoves(job.id)
  return (
    <>
      <MenuItem icon={UsersRound} onSelect={go.candidates}>
        {t('candidates')}
      </MenuItem>
      <MenuItem icon={ExternalLink} onSelect={go.page}>
        {t('view')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Copy} onSelect={() => void repost()}>
        {t('repost')}
      </MenuItem>
      {job.isRestorable && (
        <MenuItem icon={RotateCcw} onSelect={() => void restore()}>
          {t('restore')}
        </MenuItem>
      )}
    </>
  )
}
