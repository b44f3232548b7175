import { createFileRoute } from '@tanstack/react-router'
import { MessagesScreen } from '#/features/admin/components/messages/messages-screen.tsx'
import { useListPlace } from '#/features/admin/components/table/use-list-place.ts'
import { listLoader } from '#/features/admin/list-loader.ts'
import { parseMessagesAddress } from '#/features/admin/messages/messages-address.ts'
import { messagesQuery } from '#/features/admin/messages/messages.queries.ts'
import { pickTexts } from '#/lib/pick-texts.ts'

export const Route = createFileRoute('/app/admin/messages')({
  validateSearch: pickTexts('sort', 'state', 'after', 'before'),
  loaderDeps: ({ search }) => search,
  loader: listLoader(parseMessagesAddress, messagesQuery),
  component: Messages,
})

function Messages() {
  return <MessagesScreen {...useListPlace(parseMessagesAddress)} />
}
