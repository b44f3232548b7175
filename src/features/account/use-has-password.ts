import { useQuery } from '@tanstack/react-query'
import { linkedAccountsQuery } from './linked-accounts.queries.ts'

/** Whether the reader's account has a password; until the answer is here, as with most accounts, it has. */
export function useHasPassword(): boolean {
  const { data } = useQuery(linkedAccountsQuery)
  return data?.some(({ providerId }) => providerId === 'credential') ?? true
}
