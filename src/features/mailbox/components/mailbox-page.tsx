import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Inbox, MousePointerClick } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { cn } from '#/ui/cn.ts'
import { EmptyState } from '#/ui/empty-state.tsx'
import { mailboxQuery } from '../mailbox.queries.ts'
import { MailReader } from './mail-reader.tsx'
import { MailTime } from './mail-time.tsx'

/** The trial's mailbox: every mail the system would have sent, and the one that is open. */
export function MailboxPage({ openId }: { openId: number | null }) {
  const t = useTranslations('admin.mailbox')
  const { data: mails } = useSuspenseQuery(mailboxQuery)
  return (
    <div className="mx-auto grid w-full max-w-split flex-1 grid-cols-[minmax(0,1fr)] content-start md:grid-cols-[26rem_minmax(0,1fr)] md:content-stretch">
      <section
        aria-labelledby="mailbox-title"
        className={cn('min-w-0 border-line md:border-r', openId !== null && 'max-md:hidden')}
      >
        <header className="border-b border-line px-5 py-5 max-md:px-4">
          <h1 id="mailbox-title" className="text-22">
            {t('title')}
          </h1>
          <p className="mt-0.5 text-14 text-pretty text-muted">{t('lead')}</p>
        </header>
        {mails.length === 0 ? (
          <EmptyState icon={Inbox} title={t('emptyTitle')}>
            {t('empty')}
          </EmptyState>
        ) : (
          <ul>
            {mails.map((mail) => (
              <li key={mail.id} className="border-b border-line">
                <Link
                  to="/dev/mail"
                  search={{ id: mail.id }}
                  aria-current={mail.id === openId ? 'true' : undefined}
                  className="grid min-h-18 grid-cols-[minmax(0,1fr)] content-center gap-0.5 px-5 py-3 focus-inset hover:bg-track/40 aria-[current]:bg-sky-tint max-md:px-4"
                >
                  <span className="min-w-0 truncate text-15 font-medium">{mail.subject}</span>
                  <span className="flex min-w-0 justify-between gap-3 text-13 text-muted">
                    <span className="min-w-0 truncate">{mail.recipient}</span>
                    <MailTime iso={mail.createdAt} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      <div className={cn('min-w-0 bg-surface', openId === null && 'max-md:hidden')}>
        {openId !== null && <MailReader mailId={openId} />}
        {openId === null && mails.length > 0 && (
          <EmptyState icon={MousePointerClick} title={t('chooseTitle')} className="py-24">
            {t('choose')}
          </EmptyState>
        )}
      </div>
    </div>
  )
}
