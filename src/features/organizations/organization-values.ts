import { DEFAULT_LOGO_PATH } from '#/domain/organization/default-logo.ts'
import type { OrganizationValues } from './organization-draft.ts'
import type { MyOrganizationView } from './organizations.view.ts'

/** What the form says when it is opened: a company's own fields, or those of one that is to be. */
export function valuesOf(organization?: MyOrganizationView): OrganizationValues {
  return {
    name: organization?.name ?? '',
    email: organization?.email ?? '',
    phone: organization?.phone ?? '',
    description: organization?.description ?? '',
    location: organization?.location ?? '',
    logo: organization?.logo ?? DEFAULT_LOGO_PATH,
    video: organization?.video ?? '',
  }
}

/** Whether nothing was typed, or what was typed was taken back. */
export function isSame(values: OrganizationValues, other: OrganizationValues): boolean {
  const names = Object.keys(values) as (keyof OrganizationValues)[]
  return names.every((name) => values[name] === other[name])
}
