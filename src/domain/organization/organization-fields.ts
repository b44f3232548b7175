import * as z from 'zod'
import type { StorageFolder } from '#/domain/media/storage-url.ts'
import { storedAddress } from '#/domain/media/stored-address.ts'
import { MINIMUM_LENGTHS } from '#/domain/minimum-lengths.ts'
import { visibleText } from '#/domain/text/visible-text.ts'
import { isCompanyName } from './is-company-name.ts'

const MIN = MINIMUM_LENGTHS.organization

/** Longest texts, so that a form cannot fill the database. */
const MAX = { name: 120, email: 254, phone: 40, description: 5000, location: 300, address: 2048 } as const

const text = (min: number, max: number, message: string) =>
  z.string(message).overwrite(visibleText).trim().min(min, message).max(max, message)

/**
 * The fields of a company profile, the same for the form, the server function and the library's endpoints.
 * `storageBase` is the address that logo and video must begin with, whatever form they are kept in; messages are keys of `organization.invalid`.
 */
export function organizationFieldsSchema(storageBase: string) {
  const stored = (folder: StorageFolder) => (address: string) =>
    storedAddress(address, { storageBase, folder })
  const isStored = (folder: StorageFolder) => (address: string) => stored(folder)(address) !== null
  /** What is refused stays as it came. */
  const inOneForm = (folder: StorageFolder) => (address: string) => stored(folder)(address) ?? address
  return z.object({
    name: text(MIN.name, MAX.name, 'organization.invalid.name').refine(
      isCompanyName,
      'organization.invalid.namePlain',
    ),
    email: z
      .string('organization.invalid.email')
      .trim()
      .max(MAX.email, 'organization.invalid.email')
      .pipe(z.email('organization.invalid.email')),
    phone: text(MIN.phone, MAX.phone, 'organization.invalid.phone'),
    description: text(MIN.description, MAX.description, 'organization.invalid.description'),
    location: text(MIN.location, MAX.location, 'organization.invalid.location'),
    logo: text(MIN.logo, MAX.address, 'organization.invalid.logo')
      .refine(isStored('company-logos'), 'organization.invalid.upload')
      .overwrite(inOneForm('company-logos')),
    video: z
      .string('organization.invalid.upload')
      .nullish()
      .refine((address) => !address || isStored('company-videos')(address), 'organization.invalid.upload')
      .transform((address) => (address ? inOneForm('company-videos')(address) : null)),
  })
}

/** A company profile as it is sent in. */
export type OrganizationFields = z.infer<ReturnType<typeof organizationFieldsSchema>>
