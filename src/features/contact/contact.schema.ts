import * as z from 'zod'
import { MINIMUM_LENGTHS } from '#/domain/minimum-lengths.ts'
import { visibleText } from '#/domain/text/visible-text.ts'

const MIN = MINIMUM_LENGTHS.contact

/** Longest texts, so that a form cannot fill the database. */
const MAX = { name: 120, email: 254, message: 5_000 } as const

export const contactSchema = z.object({
  name: z
    .string('contact.invalid.name')
    .overwrite(visibleText)
    .trim()
    .min(MIN.name, 'contact.invalid.name')
    .max(MAX.name, 'contact.invalid.name'),
  email: z
    .string('contact.invalid.email')
    .trim()
    .max(MAX.email, 'contact.invalid.email')
    .pipe(z.email('contact.invalid.email')),
  message: z
    .string('contact.invalid.message')
    .overwrite(visibleText)
    .trim()
    .min(MIN.message, 'contact.invalid.message')
    .max(MAX.message, 'contact.invalid.messageLong'),
  /** People do not see this field and leave it empty; programs fill it in. */
  website: z.string().max(2_048).default(''),
})

/** The form as it is filled in. */
export type ContactFields = z.input<typeof contactSchema>
export type ContactMessage = z.output<typeof contactSchema>
