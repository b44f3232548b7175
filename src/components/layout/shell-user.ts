import type { AccountType } from '#/domain/access/account-type.ts'

/** What the frame shows of the signed-in person. */
export type ShellUser = { name: string; email: string; image: string | null; type: AccountType }
