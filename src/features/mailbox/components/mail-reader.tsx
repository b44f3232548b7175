import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTakeOver } from '#/components/form/use-take-over.ts'
import { Button } from '#/ui/button.tsx'
import { Segmented } from '#/ui/segmented.tsx'
import { sentMailQuery } from '../mailbox.queries.ts'
import { MailTime } from './mail-time.tsx'
import { PlainMail } from './plain-mail.tsx'

/** One mail, as plain text whose links work, or as its reader would see it, shut in a frame that may do nothing. */
export function MailReader({ mailId }: { mailId: number }) {
  const t = useTranslations('admin.mailbox')
  const { data: mail } = useSuspenseQuery(sentMailQuery(mailId))
  const [form, setForm] = useState<'text' | 'html'>('text')
  return (
    <article className="grid gap-5 px-5 py-5 max-md:px-4 md:px-8" aria-labelledby="mail-subject">
      <Button asChild variant="quiet" size="sm" className="justify-self-start md:hidden">
        <Link to="/dev/mail" activeOptions={{ exact: true }}>
          <ArrowLeft aria-hidden="true" />
          {t('all')}
        </Link>
      </Button>
      <header ref={useTakeOver()} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="mail-subject" className="text-22 wrap-anywhere">
            {mail.subject}
          </h2>
          <p className="dotted text-14 text-muted">
            <span className="wrap-anywhere">{t('to', { recipient: mail.recipient })}</span>
            <MailTime iso={mail.createdAt} />
          </p>
        </div>
        <Segmented
          name="mail-form"
          label={t('form')}
          value={form}
          onValueChange={setForm}
          options={[
            { value: 'text', label: t('text') },
            { value: 'html', label: t('html') },
          ]}
        />
      </header>
      {form === 'text' ? (
        <PlainMail text={mail.text} />
      ) : (
        <iframe
          title={mail.subject}
          sandbox=""
          srcDoc={mail.html}
          className="h-[32rem] w-full rounded-card border border-line bg-white"
        />
      )}
    </article>
  )
}
