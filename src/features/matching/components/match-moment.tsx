import { Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { cn } from '#/ui/cn.ts'
import { ContactDetails, type Contact } from './contact-details.tsx'

export type MatchMomentProps = {
  /** It happened just now, before the reader's eyes: the heart lands, and it is said aloud. */
  isNew: boolean
  children: ReactNode
  /** Null for the moment until the server has answered. */
  contact: Contact | null
  className?: string
}

export function MatchMoment({ isNew, children, contact, className }: MatchMomentProps) {
  const t = useTranslations('match')
  return (
    <section
      role={isNew ? 'status' : undefined}
      className={cn(
        'flex gap-3.5 rounded-card border border-beacon-line bg-beacon-tint p-4',
        isNew && 'motion-safe:animate-pop-in',
        className,
      )}
    >
      <Heart
        aria-hidden="true"
        className={cn('mt-0.5 size-6 fill-beacon text-beacon-edge', isNew && 'motion-safe:animate-beacon')}
      />
      <div className="min-w-0 flex-1">
        <h3 className="text-18 text-beacon-ink">{t('itsAMatch')}</h3>
        <p className="text-14 text-pretty text-ink-2">{children}</p>
        {contact && <ContactDetails contact={contact} className="mt-2" />}
      </div>
    </section>
  )
}
