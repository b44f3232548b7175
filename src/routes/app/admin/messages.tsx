import { createFileRoute } from '@tanstack/react-router'
import { MessagesScreen } from '#/features/admin/components/messages/messages-screen.tsx'
import { useTypedWords } from '#/features/admin/components/table/use-typed-words.ts'
import { parseMessagesAddress } from '#/features/admin/messages/messages-address.ts'
import { messagesQuery } from '#/features/admin/messages/messages.queries.ts'
import { pickTexts } from '#/lib/pick-texts.ts'

export const Route = createFileRoute('/app/admin/messages')({
  validateSearch: pickTexts('sort', 'state', 'after', 'before'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, location, cause }) => {
    const query = messagesQuery(parseMessagesAddress(deps), location.state.words ?? '')
    const loading = context.queryClient.ensureQueryData(query)
    if (cause !== 'stay') return void (await loading)
    // A list changed in place keeps its rows until the others are here; what fails is told by the screen.
    loading.catch(() => undefined)
  },
  component: Messages,
})

function Messages() {
  const address = parseMessagesAddress(Route.useSearch())
  const words = useTypedWords()
  const navigate = Route.useNavigate()
  return (
    <MessagesScreen
      {...{ address, words }}
      onAddress={(search, next) => void navigate({ search, state: { words: next }, resetScroll: false })}
    />
  )
}
