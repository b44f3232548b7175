import { useFormatter, useTranslations } from 'use-intl'
import { EmailText } from '#/ui/email-text.tsx'
import { Tag } from '#/ui/tag.tsx'
import type { MessageRow } from '../../messages/messages.view.ts'
import type { Column } from '../table/admin-table.tsx'

type OnRead = (row: MessageRow) => void

function Writer({ row, onRead }: { row: MessageRow; onRead: OnRead }) {
  const t = useTranslations('admin.messages')
  return (
    <span className="block min-w-0">
      <button
        type="button"
        aria-label={t('read', { name: row.name })}
        className="block text-left text-15 font-semibold wrap-anywhere hover:underline touch:min-h-11"
        onClick={() => onRead(row)}
      >
        {row.name}
      </button>
      <EmailText email={row.email} className="block text-13 text-muted" />
    </span>
  )
}

function State({ row: { answer } }: { row: MessageRow }) {
  const t = useTranslations('admin.messages.states')
  return (
    <span className="grid justify-items-start gap-1">
      <Tag tone={answer ? 'neutral' : 'sky'}>{t(answer ? 'answered' : 'open')}</Tag>
      {answer?.by && <span className="text-13 text-muted wrap-anywhere">{answer.by}</span>}
    </span>
  )
}

export function useMessageColumns(onRead: OnRead): Column<MessageRow>[] {
  const t = useTranslations('admin.messages')
  const format = useFormatter()
  return [
    { id: 'from', label: t('from'), cell: (row) => <Writer row={row} onRead={onRead} /> },
    {
      id: 'message',
      label: t('message'),
      isWide: true,
      cell: ({ excerpt }) => (
        <span className="line-clamp-3 max-w-[60ch] wrap-anywhere md:line-clamp-2">{excerpt}</span>
      ),
    },
    {
      id: 'received',
      label: t('received'),
      firstOrder: '-received',
      cell: ({ receivedAt }) => (
        <time dateTime={receivedAt} className="whitespace-nowrap tabular-nums">
          {format.dateTime(new Date(receivedAt), { dateStyle: 'medium' })}
        </time>
      ),
    },
    { id: 'state', label: t('state'), cell: (row) => <State row={row} /> },
  ]
}
