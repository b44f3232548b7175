/** Tells password managers whose password a form is about; people see it on the page already. */
export function UsernameForManagers({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}
