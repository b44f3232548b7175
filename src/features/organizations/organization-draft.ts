import * as z from 'zod'

const text = z.string()

/** The fields of a company's form as they are typed. */
const valuesSchema = z.object({
  name: text,
  email: text,
  phone: text,
  description: text,
  location: text,
  logo: text,
  video: text,
})
export type OrganizationValues = z.infer<typeof valuesSchema>

const draftSchema = z.discriminatedUnion('view', [
  z.object({ view: z.literal('create'), visitKey: z.uuid(), values: valuesSchema }),
  z.object({
    view: z.literal('update'),
    organizationId: text,
    /** What the form said when it was opened. */
    known: valuesSchema,
    values: valuesSchema,
  }),
])

/** A form that was not sent yet, or whose answer was lost. */
export type OrganizationDraft = z.infer<typeof draftSchema>

// A tab has one form open at a time; somebody else who signs in to this tab finds nothing.
const keyOf = (userId: string) => `company-form:${userId}`

/** What somebody left in this tab's form: after a reload, a crash, or an ended session. Null when there is nothing. */
export function readDraft(userId: string): OrganizationDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null')
    return draftSchema.safeParse(kept).data ?? null
  } catch {
    return null
  }
}

/** Keeps the form's words in this tab, or forgets them. A browser that stores nothing for pages loses nothing else. */
export function keepDraft(userId: string, draft: OrganizationDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(userId))
    else sessionStorage.setItem(keyOf(userId), JSON.stringify(draft))
  } catch {
    // The form itself still holds what was typed.
  }
}
