import type { AccountType } from '#/domain/access/account-type.ts'
import { seedId } from './seed-id.ts'
import { DEMO_PEOPLE } from './people/all-people.ts'

/** Everybody in the demo signs in with this. */
export const DEMO_PASSWORD = 'flightpath-demo'

export type DemoAccount = { id: string; name: string; email: string; type: AccountType }

const ONE_OF_EACH: AccountType[] = ['Individual', 'Employer', 'Admin']

/** One person of each account type, printed at the start of a trial: the first of that type in the cast. */
export const DEMO_ACCOUNTS: DemoAccount[] = ONE_OF_EACH.flatMap((type) => {
  const person = DEMO_PEOPLE.find((candidate) => candidate.type === type)
  if (!person) return []
  return [
    { id: seedId(person.key), name: `${person.firstName} ${person.lastName}`, email: person.email, type },
  ]
})
