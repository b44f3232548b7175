import { Mail, Phone, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { cn } from '#/ui/cn.ts'
import { LinkText } from '#/ui/link-text.tsx'
import { CopyButton } from './copy-button.tsx'

export type Contact = { email: string; phone: string }

type LineProps = { icon: LucideIcon; href: string; text: string; copyLabel: string; copiedLabel: string }

function ContactLine({ icon: Icon, href, text, copyLabel, copiedLabel }: LineProps) {
  return (
    <li className="flex min-h-8 min-w-0 items-center gap-2 text-14">
      <Icon aria-hidden="true" className="size-4 flex-none text-muted" />
      <LinkText href={href} className="min-w-0 truncate touch:py-2.5">
        {text}
      </LinkText>
      <CopyButton text={text} label={copyLabel} copiedLabel={copiedLabel} />
    </li>
  )
}

/** Email and telephone as links that open the reader's own programs, each with a button that copies it. */
export function ContactDetails({ contact, className }: { contact: Contact; className?: string }) {
  const t = useTranslations('match.contact')
  const { email, phone } = contact
  const copiedLabel = t('copied')
  return (
    <ul className={cn('grid grid-cols-1 gap-0.5', className)} aria-label={t('label')}>
      <ContactLine
        icon={Mail}
        href={`mailto:${email}`}
        text={email}
        copyLabel={t('copyEmail')}
        copiedLabel={copiedLabel}
      />
      {phone && (
        <ContactLine
          icon={Phone}
          href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
          text={phone}
          copyLabel={t('copyPhone')}
          copiedLabel={copiedLabel}
        />
      )}
    </ul>
  )
}
