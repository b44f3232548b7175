import * as z from 'zod'
import { typedWords } from './typed-words.schema.ts'
import { parseUsersAddress } from './users-address.ts'

/** A page of people as it is asked for: the address, and what was typed beside it. */
export const listUsersSchema = z
  .looseObject({ words: typedWords })
  .transform(({ words, ...address }) => ({ ...parseUsersAddress(address), words }))
export type UsersRequest = z.output<typeof listUsersSchema>
