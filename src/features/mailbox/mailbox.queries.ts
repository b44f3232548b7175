import { queryOptions } from '@tanstack/react-query'
import { getSentMail, listSentMails } from './mailbox.functions.ts'

const FRESH_MS = 1_000

/** The newest mails; asked for again whenever the page is opened or looked at. */
export const mailboxQuery = queryOptions({
  queryKey: ['mailbox'],
  queryFn: () => listSentMails(),
  staleTime: FRESH_MS,
})

/** One mail. It never changes. */
export function sentMailQuery(mailId: number) {
  return queryOptions({ queryKey: ['mailbox', mailId], queryFn: () => getSentMail({ data: { id: mailId } }) })
}
