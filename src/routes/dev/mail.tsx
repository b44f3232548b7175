import { createFileRoute, notFound } from '@tanstack/react-router'
import * as z from 'zod'
import { AppError } from '#/domain/app-error.ts'
import { MailboxPage } from '#/features/mailbox/components/mailbox-page.tsx'
import { mailboxQuery, sentMailQuery } from '#/features/mailbox/mailbox.queries.ts'

const searchSchema = z.object({ id: z.coerce.number().int().positive().optional().catch(undefined) })

/** The trial's mailbox; in production there is no such page. */
export const Route = createFileRoute('/dev/mail')({
  validateSearch: searchSchema,
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: async ({ context: { queryClient }, deps: { id } }) => {
    try {
      await queryClient.fetchQuery(mailboxQuery)
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
