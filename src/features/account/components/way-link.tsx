import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LinkText } from '#/ui/link-text.tsx'

type Way = '/auth/signin' | '/auth/signup' | '/terms' | '/privacy'

/** Makes a link of a piece of a translated sentence; `next` travels along. */
export function wayLink(to: Way, next?: string): (text: ReactNode) => ReactNode {
  return (text) => (
    <LinkText asChild>
      <Link to={to} search={{ next }}>
        {text}
      </Link>
    </LinkText>
  )
}

/** The same for places that are open to everybody. */
export function lookLink(to: '/jobs'): (text: ReactNode) => ReactNode {
  return (text) => (
    <LinkText asChild>
      <Link to={to}>{text}</Link>
    </LinkText>
  )
}
