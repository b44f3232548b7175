import { RAVI } from '../drawings/portraits.ts'
import type { DemoPerson } from './demo-person.ts'

/** Hires for the hospital: the employer of somebody else, to see what one may not. */
export const raviSandhu: DemoPerson = {
  key: 'ravi-sandhu',
  firstName: 'Ravi',
  lastName: 'Sandhu',
  email: 'ravi.sandhu@example.com',
  type: 'Employer',
  joinedDaysAgo: 44,
  portrait: RAVI,
  profile: null,
}
