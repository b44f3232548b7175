import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LinkText } from '#/ui/link-text.tsx'
import { useTextOf } from './use-text-of.ts'

const toContact = (text: ReactNode) => (
  <LinkText asChild>
    <Link to="/contact">{text}</Link>
  </LinkText>
)

/** A refusal in words, by its key or as finished text. Where it sends somebody to a page of ours, it leads there. */
export function RefusalText({ refusal }: { refusal: string }) {
  const t = useTranslations('error.auth')
  const textOf = useTextOf()
  const text = textOf(refusal)
  return text === t('banned') ? t.rich('bannedHere', { contact: toContact }) : text
}
