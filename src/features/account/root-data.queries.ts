import { queryOptions } from '@tanstack/react-query'
import { getRootData } from './root-data.functions.ts'

/** Who is here. Everything that signs in or out invalidates this key. */
export const rootDataQuery = queryOptions({ queryKey: ['root-data'], queryFn: () => getRootData() })
