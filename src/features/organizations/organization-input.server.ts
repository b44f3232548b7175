import * as z from 'zod'
import { AppError } from '#/domain/app-error.ts'
import {
  organizationFieldsSchema,
  type OrganizationFields,
} from '#/domain/organization/organization-fields.ts'
import { storageBase } from '#/platform/storage/storage.server.ts'

/** The fields of a new company and, optionally, the key of the visit that makes it. */
export type NewOrganization = OrganizationFields & { visitKey?: string }

/**
 * The fields of an update and, optionally, which company the form was opened for, and what its fields said then: what
 * is as it was then is left alone.
 */
export type OrganizationUpdate = OrganizationFields & { id?: string; known?: Partial<OrganizationFields> }

/** Made anew by the browser whenever the form opens: the same key twice makes one company. */
const visitKeySchema = z.uuid().optional()

/** What a form knew may be anything that was stored once, under whatever rules. */
const knownText = z.string().optional()
const knownSchema = z.object({
  name: knownText,
  email: knownText,
  phone: knownText,
  description: knownText,
  location: knownText,
  logo: knownText,
  video: z.string().nullish(),
})

/** Anything may be sent: what is no form has no fields. */
const formOf = (sent: unknown): Record<string, unknown> => z.looseObject({}).safeParse(sent).data ?? {}

/** Reads the form of a new company. Throws invalid with every issue. */
export function newOrganizationInput(sent: NewOrganization): NewOrganization {
  const { visitKey, ...fields } = formOf(sent)
  return { ...organizationInput(fields), visitKey: visitKeySchema.parse(visitKey) }
}

/** The same for an update. The id is what the form was opened for; it never chooses the company. */
export function organizationUpdateInput(sent: OrganizationUpdate): OrganizationUpdate {
  const { id, known: said, ...fields } = formOf(sent)
  const known = knownSchema.optional().parse(said)
  return { ...organizationInput(fields, known), id: typeof id === 'string' ? id : undefined, known }
}

/** Reads the form's fields. A name that is as it was is not judged, for it is not written. Throws invalid with every issue. */
function organizationInput(input: Record<string, unknown>, known?: { name?: string }): OrganizationFields {
  const schema = organizationFieldsSchema(storageBase())
  const isKept = known?.name !== undefined && known.name === input.name
  const parsed = (isKept ? schema.extend({ name: z.string() }) : schema).safeParse(input)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }))
  throw new AppError('INVALID', issues[0]?.message ?? 'error.invalid', { field: issues[0]?.field, issues })
}
