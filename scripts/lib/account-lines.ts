import { DEMO_PASSWORD, type DemoAccount } from '#/db/seed/cast.ts'

/** What the start of a trial says about the people to try it as; nothing where there are none. */
export function accountLines(accounts: readonly DemoAccount[]): string[] {
  if (accounts.length === 0) return []
  const people = accounts.map(({ type, email }) => `  ${type.padEnd(11)} ${email}`)
  return [`Try it as one of these people; the password is ${DEMO_PASSWORD}`, ...people, '']
}
