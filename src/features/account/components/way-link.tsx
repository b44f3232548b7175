import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LinkText } from '#/ui/link-text.tsx'

type Way = '/auth/signin' | '/auth/signup'

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

export function lookLink(to: '/jobs'): (text: ReactNode) => ReactNode {
  return (text) => (
    <LinkText asChild>
      <Link to={to}>{text}</Link>
    </LinkText>
  )
}

/** The same for what one reads beside a form, in a tab of its own: what was typed into the form stays. */
export function readLink(to: '/terms' | '/privacy', newTab: string): (text: ReactNode) => ReactNode {
  return (text) => (
    <LinkText asChild>
      <Link to={to} target="_blank">
        {text}
        <span className="sr-only"> {newTab}</span>
      </Link>
    </LinkText>
  )
}
