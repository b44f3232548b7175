/** Fewest characters of each field: the one table that forms and servers read. */
export const MINIMUM_LENGTHS = {
  contact: { name: 2, message: 2 },
  organization: { name: 2, phone: 10, description: 10, location: 1, logo: 10 },
  signUp: { firstName: 2, lastName: 2, password: 8 },
  profile: { firstName: 2, lastName: 2, phone: 10 },
} as const
