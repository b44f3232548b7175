import { IMOGEN } from '../drawings/portraits.ts'
import type { DemoPerson } from './demo-person.ts'

/** Looks after the platform. */
export const imogenBlythe: DemoPerson = {
  key: 'imogen-blythe',
  firstName: 'Imogen',
  lastName: 'Blythe',
  email: 'imogen.blythe@example.com',
  type: 'Admin',
  joinedDaysAgo: 90,
  portrait: IMOGEN,
  profile: null,
}
