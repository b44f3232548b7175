/** The three kinds of account, as stored in `user.type`. */
export const ACCOUNT_TYPES = ['Individual', 'Employer', 'Admin'] as const

/** One kind of account. Not an organisation role and not a platform role. */
export type AccountType = (typeof ACCOUNT_TYPES)[number]

/** What a person may choose at sign-up: `Admin` is never chosen, posted or patched. */
export const SIGN_UP_ACCOUNT_TYPES = ['Individual', 'Employer'] as const satisfies readonly AccountType[]

/** An account type that a client may ask for. */
export type SignUpAccountType = (typeof SIGN_UP_ACCOUNT_TYPES)[number]

/** Tells whether a stored or received value is one of the three account types. */
export function isAccountType(value: unknown): value is AccountType {
  return ACCOUNT_TYPES.some((type) => type === value)
}
