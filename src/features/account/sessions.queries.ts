import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { listMySessions } from './sessions.functions.ts'

/** The devices that are signed in as the reader. */
export const mySessionsQuery = queryOptions({ queryKey: ['my-sessions'], queryFn: () => listMySessions() })

/** After a device was signed out, or the password changed. */
export async function refreshSessions(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: mySessionsQuery.queryKey })
}
