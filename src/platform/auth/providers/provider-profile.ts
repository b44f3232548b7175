const NAME_LENGTH_MIN = 2
const NAME_LENGTH_MAX = 100

const textIn = (claim: unknown) => (typeof claim === 'string' ? claim.trim().slice(0, NAME_LENGTH_MAX) : '')

/** A name as the sign-up form would take it, else nothing. */
function nameIn(claim: unknown): string | undefined {
  const name = textIn(claim)
  return name.length >= NAME_LENGTH_MIN ? name : undefined
}

/**
 * What is taken from a provider's claims about a person: their names, and whether the provider vouches for the address.
 * Nothing else gets into the row, whatever else is claimed, and no picture, which would lie on somebody else's server.
 * Without a first or a last name both are left open, and `userRowHooks` makes them of the whole name; who has no name at
 * all is called by what stands before the @.
 */
export function toUserFields(claims: object) {
  const said: Record<string, unknown> = { ...claims }
  const [firstName, lastName] = [nameIn(said.given_name), nameIn(said.family_name)]
  const names =
    firstName && lastName ? { firstName, lastName } : { firstName: undefined, lastName: undefined }
  const callName = [said.name, said.preferred_username, said.login, textIn(said.email).split('@')[0]]
  // Some providers write it as a word; 'false' must not count as a yes.
  const vouched = 'email_verified' in said && { emailVerified: String(said.email_verified) === 'true' }
  return { name: callName.map(textIn).find(Boolean) ?? '', ...names, ...vouched, image: undefined }
}

/** Names of Microsoft for many directories at once, and the directory of all private accounts. */
const MANY_DIRECTORIES = new Set([
  ...['common', 'organizations', 'consumers'],
  '9188040d-6c67-4c5b-b112-36a304b66dad',
])

/**
 * The same for Microsoft. Whoever runs a directory writes the addresses in it, and says of them what they like: their
 * word counts only where `tenant` is one directory, which the operator chose to trust. Elsewhere an address is vouched
 * for by the list of those whose domain Microsoft itself found to be the directory's.
 */
export function microsoftUserFields(tenant: string | undefined) {
  const trusted = tenant !== undefined && !MANY_DIRECTORIES.has(tenant.toLowerCase())
  return (claims: object) => {
    const { emailVerified, ...fields } = { emailVerified: false, ...toUserFields(claims) }
    const { email, verified_primary_email: verified }: Record<string, unknown> = { ...claims }
    const listed = Array.isArray(verified) && typeof email === 'string' && verified.includes(email)
    return { ...fields, emailVerified: listed || (trusted && emailVerified) }
  }
}
