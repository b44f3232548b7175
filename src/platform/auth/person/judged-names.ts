import type { GenericEndpointContext } from 'better-auth'
import { getSessionFromCtx } from 'better-auth/api'
import { accountFields } from '#/domain/access/account-fields.ts'
import { bodyFields } from '../body-fields.ts'
import { authRefusal } from '../refusal.ts'

const NAMES = ['firstName', 'lastName'] as const
type Name = (typeof NAMES)[number]

/** Whether somebody is called so already. */
async function isPresent(context: GenericEndpointContext, name: Name, given: unknown): Promise<boolean> {
  if (context.path !== '/update-user') return false
  const asking = await getSessionFromCtx(context, { disableCookieCache: true })
  return asking !== null && bodyFields(asking.user)[name] === given
}

/**
 * The names that a call is about to write in somebody's own row, where they are kept otherwise than they were sent. Refuses
 * what is no name, unless it stands in the row already: whoever has one from before a rule may change the other.
 */
export async function judgedNames(context: GenericEndpointContext): Promise<Partial<Record<Name, string>>> {
  if (context.path !== '/update-user' && context.path !== '/sign-up/email') return {}
  const fields = bodyFields(context.body)
  const names: Partial<Record<Name, string>> = {}
  for (const name of NAMES.filter((one) => fields[one] !== undefined)) {
    const given = fields[name]
    const { data, error } = accountFields[name].safeParse(given)
    if (data === undefined && !(await isPresent(context, name, given))) {
      const words = typeof given === 'string' && error?.issues[0]?.message
      throw authRefusal('BAD_REQUEST', words || 'error.invalid', name)
    }
    if (data !== undefined && data !== given) names[name] = data
  }
  return names
}
