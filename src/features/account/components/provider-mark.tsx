import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SignInProvider } from '#/domain/access/sign-in-provider.ts'

/** A hint of each provider's sign in one colour, drawn for this product. */
const DRAWINGS: Record<Exclude<SignInProvider, 'oidc'>, ReactNode> = {
  google: (
    <path d="M20.5 12H12.6M20.5 12a8.5 8.5 0 1 1-2.6-6.1" fill="none" stroke="currentColor" strokeWidth="3" />
  ),
  linkedin: (
    <path
      d="M5 2.5h14A2.5 2.5 0 0 1 21.5 5v14a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 19V5A2.5 2.5 0 0 1 5 2.5ZM6.2 10v8h2.6v-8ZM6 7a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0ZM11 10v8h2.6v-4.2c0-1 .6-1.6 1.5-1.6s1.4.6 1.4 1.6V18H19v-4.8c0-2.1-1.2-3.4-3-3.4-1 0-1.9.5-2.4 1.3V10Z"
      fill="currentColor"
      fillRule="evenodd"
    />
  ),
  github: (
    <path
      d="M3.9 2.6c.3-.4 2.5.3 4.5 1.6a13 13 0 0 1 7.2 0c2-1.3 4.2-2 4.5-1.6.4.6.4 2.7 0 4.2A7.6 7.6 0 0 1 21.4 11c0 4.3-2.6 6.3-6.2 6.9.5.6.7 1.4.7 2.4v1.2H8.2v-1.5c-2.1.3-3.2-.5-4-1.9-.3-.6-.8-1-1.3-1.3.9-.5 1.9-.1 2.6.9.7.9 1.4 1.3 2.7 1 .1-.4.3-.6.5-.8-3.6-.6-6.1-2.6-6.1-6.9 0-1.7.5-3.1 1.3-4.2-.4-1.5-.4-3.6 0-4.2Z"
      fill="currentColor"
    />
  ),
  microsoft: (
    <path
      d="M3 3h8.4v8.4H3ZM12.6 3H21v8.4h-8.4ZM3 12.6h8.4V21H3ZM12.6 12.6H21V21h-8.4Z"
      fill="currentColor"
    />
  ),
}

/** The sign of a provider; it says nothing to a screen reader, because the name stands beside it. */
export function ProviderMark({ provider }: { provider: SignInProvider }) {
  if (provider === 'oidc') return <KeyRound aria-hidden="true" className="size-[18px] flex-none" />
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-[18px] flex-none">
      {DRAWINGS[provider]}
    </svg>
  )
}
