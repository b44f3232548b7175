import { getGlobalStartContext } from '@tanstack/react-start'

type WithNonce = { nonce?: string } | undefined

/** Named without the framework's own types, which would make the router's type depend on itself. */
const readContext: () => unknown = getGlobalStartContext

/** The nonce of the answer that is being rendered; nothing in the browser, where scripts are known already. */
export function requestNonce(): string | undefined {
  return (readContext() as WithNonce)?.nonce
}
