import type * as z from 'zod'
import { listRequest } from './list-request.schema.ts'
import { parseUsersAddress } from './users-address.ts'

export const listUsersSchema = listRequest(parseUsersAddress)
export type UsersRequest = z.output<typeof listUsersSchema>
