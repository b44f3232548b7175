import { ACCOUNT_MAX, accountFields } from '#/domain/access/account-fields.ts'
import { isPlainName } from '#/domain/text/is-plain-name.ts'

/** A name that may be shown; '' for what is none. */
function textIn(claim: unknown): string {
  const text = typeof claim === 'string' ? claim.trim().slice(0, ACCOUNT_MAX.name) : ''
  return isPlainName(text) ? text : ''
}

/** A name as the sign-up form would take it, else nothing. */
const nameIn = (claim: unknown): string | undefined => accountFields.firstName.safeParse(textIn(claim)).data

/** What stands before the @; its letters, or its first signs, where it is no name, as the number of a student is none. */
function nameOfAddress(email: unknown): string {
  const local = typeof email === 'string' ? (email.split('@')[0] ?? '') : ''
  const letters = local.match(/\p{L}[\p{L}\p{M}]*/gu)?.join(' ')
  return textIn(local) || textIn(letters) || textIn(local.slice(0, 4))
}

/** The address as the sign-up form would take it; '' for what it would refuse, which the library takes for none. */
const emailIn = (claim: unknown): string => accountFields.email.safeParse(claim).data?.toLowerCase() ?? ''

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
  // Some providers tell the address elsewhere, and the library reads it there.
  const address = said.email != null && { email: emailIn(said.email) }
  const callName = [said.name, said.preferred_username, said.login, nameOfAddress(said.email)]
  // Cognito, for one, writes it as a word.
  const isVouched = said.email_verified === true || said.email_verified === 'true'
  const vouched = 'email_verified' in said && { emailVerified: isVouched }
  return {
    name: callName.map(textIn).find(Boolean) ?? '',
    ...names,
    ...address,
    ...vouched,
    image: undefined,
  }
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
