import { dataOf, loadClient } from '#/platform/auth/auth-answer.ts'

/** What an authenticator is told, as an `otpauth://` address, and codes for the day it is lost. */
export type SecondFactorSecrets = { totpURI: string; backupCodes: string[] }

/** Prepares a second factor. It counts only once `proveSecondFactor` was given a code of the authenticator. */
export async function prepareSecondFactor(password: string): Promise<SecondFactorSecrets> {
  const { twoFactor } = await loadClient()
  const { totpURI = '', backupCodes = [] } = dataOf(
    await twoFactor.enable({ password }),
  ) as Partial<SecondFactorSecrets>
  return { totpURI, backupCodes }
}

/** Switches the second factor on by a first code. */
export async function proveSecondFactor(code: string): Promise<void> {
  const { twoFactor } = await loadClient()
  dataOf(await twoFactor.verifyTotp({ code }))
}

export async function removeSecondFactor(password: string): Promise<void> {
  const { twoFactor } = await loadClient()
  dataOf(await twoFactor.disable({ password }))
}

/** New backup codes; the old ones stop working. */
export async function renewBackupCodes(password: string): Promise<string[]> {
  const { twoFactor } = await loadClient()
  return dataOf(await twoFactor.generateBackupCodes({ password })).backupCodes
}
