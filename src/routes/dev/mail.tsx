import { createFileRoute, notFound } from '@tanstack/react-router'
import { AppError } from '#/domain/app-error.ts'
import { MailboxPage } from '#/features/mailbox/components/mailbox-page.tsx'
import { mailboxQuery, sentMailQuery } from '#/features/mailbox/mailbox.queries.ts'

function parseMailSearch(search: Record<string, unknown>): { id?: number } {
  const id = Number(search.id)
  return Number.isSafeInteger(id) && id > 0 ? { id } : {}
}

/** The trial's mailbox; in production there is no such page. */
export const Route = createFileRoute('/dev/mail')({
  validateSearch: parseMailSearch,
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: async ({ context: { queryClient }, deps: { id }, preload }) => {
    try {
      // Rows that move under a pointer which is only near them would be pressed beside.
      await (preload ? queryClient.ensureQueryData(mailboxQuery) : queryClient.fetchQuery(mailboxQuery))
      if (id !== undefined) await queryClient.ensureQueryData(sentMailQuery(id))
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') throw notFound()
      throw error
    }
  },
  component: DevMail,
})

function DevMail() {
  return <MailboxPage openId={Route.useSearch().id ?? null} />
}
