import { useTranslations } from 'use-intl'
import { Card } from '#/ui/card.tsx'
import { ContactForm, type ContactFormProps } from './contact-form.tsx'

export function ContactPage(props: ContactFormProps) {
  const t = useTranslations('contact')
  return (
    <div className="mx-auto grid w-full max-w-2xl flex-1 content-start gap-6 px-4 py-8 md:px-5 md:py-14">
      <header>
        <h1 className="text-28">{t('title')}</h1>
        <p className="mt-1 max-w-[60ch] text-pretty text-muted">{t('lead')}</p>
      </header>
      <Card className="p-5 md:p-7">
        <ContactForm {...props} />
      </Card>
    </div>
  )
}
