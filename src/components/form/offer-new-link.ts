import type { TextValues } from '#/i18n/translate.ts'
import { dataOf, loadClient } from '#/platform/auth/auth-answer.ts'
import type { ToastAction } from '#/ui/toast.ts'

type Say = (key: string, values?: TextValues) => string

/** Has the mail sent once more to the caller's own address; answers that address. */
async function sendLinkAgain(): Promise<string> {
  const client = await loadClient()
  const { user } = dataOf(await client.getSession())
  dataOf(await client.sendVerificationEmail({ email: user.email }))
  return user.email
}

export type OfferOptions = { say: Say; onSent: (text: string) => void; onFailed: (error: unknown) => void }

/** What a message offers that asks to confirm one's address, wherever it comes up: a new link. Any other offers nothing. */
export function offerNewLink(text: string, { say, onSent, onFailed }: OfferOptions): ToastAction | undefined {
  if (text !== say('error.auth.verifyEmail')) return undefined
  const send = () =>
    sendLinkAgain().then((email) => onSent(say('account.verification.sent', { email })), onFailed)
  return { label: say('account.verification.send'), onClick: () => void send() }
}
