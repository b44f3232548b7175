import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { adminOverviewQuery } from '../overview.queries.ts'
import type { MessagesAddress } from './messages-address.ts'
import { getContactMessage, listContactMessages } from './messages.functions.ts'
import type { MessageView } from './messages.view.ts'

const FRESH_MS = 30_000

const ALL_MESSAGES = ['admin', 'messages'] as const

/** A page of messages; while another loads, the old one stays. */
export const messagesQuery = (address: MessagesAddress, words: string) =>
  queryOptions({
    queryKey: [...ALL_MESSAGES, address, words],
    queryFn: () => listContactMessages({ data: { ...address, words } }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })

export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'message', id],
    queryFn: () => getContactMessage({ data: { id } }),
    staleTime: FRESH_MS,
  })

/** Every list and the number on the dashboard, after a message changed; null: it is gone. */
export async function refreshMessages(
  queryClient: QueryClient,
  { id, changed }: { id: string; changed: MessageView | null },
): Promise<void> {
  if (changed) queryClient.setQueryData(messageQuery(id).queryKey, changed)
  else queryClient.removeQueries({ queryKey: messageQuery(id).queryKey })
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ALL_MESSAGES }),
    queryClient.invalidateQueries({ queryKey: adminOverviewQuery.queryKey }),
  ])
}
