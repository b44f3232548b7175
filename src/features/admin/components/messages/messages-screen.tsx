import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ANSWERED_DAYS_KEPT } from '#/domain/contact/answered-days-kept.ts'
import {
  FIRST_MESSAGE_ORDER,
  MESSAGE_STATES,
  parseMessagesAddress,
  type MessagesAddress,
} from '../../messages/messages-address.ts'
import { messagesQuery } from '../../messages/messages.queries.ts'
import type { MessageRow } from '../../messages/messages.view.ts'
import { isNarrowed, type TableCursor } from '../../table-page.ts'
import { TableFilter } from '../table/table-filter.tsx'
import { TableResult } from '../table/table-result.tsx'
import { TableSearch } from '../table/table-search.tsx'
import { TableTools } from '../table/table-tools.tsx'
import { useMessageColumns } from './message-columns.tsx'
import { MessageDialog } from './message-dialog.tsx'

export type MessagesScreenProps = {
  address: MessagesAddress
  words: string
  onAddress: (address: MessagesAddress, words: string) => void
}

/** Other rows are asked for: their pages begin anew, unless a cursor is among the changes. */
const changed = ({ sort, state }: MessagesAddress, changes: Record<string, unknown> & TableCursor) =>
  parseMessagesAddress({ sort, state, ...changes })

/**
 * What people wrote by the contact form: found, filtered, page by page, read and answered. The message that is read stays
 * open when its row leaves the list, as an answered one leaves the open ones.
 */
export function MessagesScreen(props: MessagesScreenProps) {
  const t = useTranslations('admin.messages')
  const [read, setRead] = useState<MessageRow | null>(null)
  return (
    <div className="mx-auto w-full max-w-dash flex-1 px-4 py-8 md:px-5 md:py-12">
      <h1 className="text-28">{t('title')}</h1>
      <p className="mt-1 mb-6 text-muted">{t('lead', { days: ANSWERED_DAYS_KEPT })}</p>
      <MessagesTools {...props} />
      <Messages {...props} onRead={setRead} />
      {read && <MessageDialog row={read} onClose={() => setRead(null)} />}
    </div>
  )
}

function MessagesTools({ address, words, onAddress }: MessagesScreenProps) {
  const t = useTranslations('admin.messages')
  return (
    <TableTools>
      <TableSearch
        label={t('search')}
        words={words}
        onWords={(next) => onAddress(changed(address, {}), next)}
      />
      <TableFilter
        label={t('state')}
        all={t('allStates')}
        options={MESSAGE_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={address.state}
        onChange={(state) => onAddress(changed(address, { state }), words)}
      />
    </TableTools>
  )
}

type MessagesProps = MessagesScreenProps & { onRead: (row: MessageRow) => void }

function Messages({ address, words, onAddress, onRead }: MessagesProps) {
  const t = useTranslations('admin.messages')
  const columns = useMessageColumns(onRead)
  const found = useQuery(messagesQuery(address, words))
  const onOrder = (order: string) =>
    onAddress(changed(address, { sort: order === FIRST_MESSAGE_ORDER ? undefined : order }), words)
  return (
    <TableResult
      label={t('title')}
      order={address.sort ?? FIRST_MESSAGE_ORDER}
      onClear={isNarrowed(address, words) ? () => onAddress({}, '') : undefined}
      onMove={(cursor) => onAddress(changed(address, cursor), words)}
      {...{ found, columns, onOrder }}
    />
  )
}
