import * as z from 'zod'
import { ORGANIZATION_ROLES } from '#/domain/access/organization-roles.ts'
import { TEAM_NAME_MAX } from '#/domain/organization/team-name.ts'

const EMAIL_MAX = 254
const id = z.string().min(1).max(64)

/** Which company goes over to which of its members. */
export const transferSchema = z.object({ organizationId: id, memberId: id })

/** Which company is deleted, and its name as it was typed to confirm it. */
export const deleteOrganizationSchema = z.object({ organizationId: id, name: z.string().max(500) })

/** The form that invites somebody; '' is no team. */
export const inviteSchema = z.object({
  email: z
    .string()
    .trim()
    .min(1, 'team.invalid.emailMissing')
    .max(EMAIL_MAX, 'team.invalid.email')
    .pipe(z.email('team.invalid.email')),
  role: z.enum(ORGANIZATION_ROLES),
  teamId: z.string(),
})

export const teamNameSchema = z.object({
  name: z.string().trim().min(1, 'team.invalid.nameMissing').max(TEAM_NAME_MAX, 'team.invalid.name'),
})

export type InviteFields = z.infer<typeof inviteSchema>

export const heirSchema = z.object({ memberId: z.string().min(1, 'team.transfer.missing') })

/** The name that must be typed before a company is deleted. */
export function typedNameSchema(name: string) {
  const isName = (typed: string) => typed.trim() === name.trim()
  return z.object({ name: z.string().refine(isName, 'team.deletion.nameDiffers') })
}
