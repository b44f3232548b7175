import * as z from 'zod'
import { parseOrganizationsAddress } from './organizations-address.ts'
import { typedWords } from './typed-words.schema.ts'

/** A page of organisations as it is asked for: the address, and what was typed beside it. */
export const listAllOrganizationsSchema = z
  .looseObject({ words: typedWords })
  .transform(({ words, ...address }) => ({ ...parseOrganizationsAddress(address), words }))
export type OrganizationsRequest = z.output<typeof listAllOrganizationsSchema>
