import { MAREN } from '../drawings/portraits.ts'
import type { DemoPerson } from './demo-person.ts'

/** Owns two companies, so that switching between them can be seen. */
export const marenKowalczyk: DemoPerson = {
  key: 'maren-kowalczyk',
  firstName: 'Maren',
  lastName: 'Kowalczyk',
  email: 'maren.kowalczyk@example.com',
  type: 'Employer',
  joinedDaysAgo: 58,
  portrait: MAREN,
  profile: null,
}
