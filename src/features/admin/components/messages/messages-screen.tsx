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
import { ListScreen } from '../table/list-screen.tsx'
import type { ListPlace } from '../table/use-list-place.ts'
import { useMessageColumns } from './message-columns.tsx'
import { MessageDialog } from './message-dialog.tsx'

/**
 * What people wrote by the contact form, read and answered. The message that is read stays open when its row leaves the
 * list, as an answered one leaves the open ones.
 */
export function MessagesScreen(place: ListPlace<MessagesAddress>) {
  const t = useTranslations('admin.messages')
  const [read, setRead] = useState<MessageRow | null>(null)
  return (
    <>
      <ListScreen
        {...place}
        title={t('title')}
        lead={t('lead', { days: ANSWERED_DAYS_KEPT })}
        search={t('search')}
        filters={[
          {
            ...{ field: 'state', label: t('state'), all: t('allStates') },
            options: MESSAGE_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
          },
        ]}
        columns={useMessageColumns(setRead)}
        firstOrder={FIRST_MESSAGE_ORDER}
        parse={parseMessagesAddress}
        found={useQuery(messagesQuery(place.address, place.words))}
      />
      {read && <MessageDialog row={read} onClose={() => setRead(null)} />}
    </>
  )
}
