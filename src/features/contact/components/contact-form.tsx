import { useState } from 'react'
import { toast } from 'sonner'
import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { FormFailure } from '#/components/form/form-failure.tsx'
import { Banner } from '#/ui/banner.tsx'
import { sendContactMessage } from '../contact.functions.ts'
import { contactSchema, type ContactFields } from '../contact.schema.ts'

export type ContactFormProps = { name?: string; email?: string }

/** Name, email, message. Who is signed in need not type the first two. */
export function ContactForm({ name = '', email = '' }: ContactFormProps) {
  const t = useTranslations('contact')
  const defaultValues: ContactFields = { name, email, message: '', website: '' }
  const [answerTo, setAnswerTo] = useState<string | null>(null)
  const form = useAppForm({
    defaultValues,
    validators: { onChange: contactSchema },
    onSubmitInvalid: () => setAnswerTo(null),
    onSubmit: async ({ value, formApi }) => {
      setAnswerTo(null)
      await sendContactMessage({ data: value })
      toast.success(t('sent'))
      setAnswerTo(value.email)
      formApi.reset()
    },
  })
  return (
    <form.AppForm>
      <form.FormRoot className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <form.AppField name="name">
            {(field) => <field.TextField label={t('name')} autoComplete="name" />}
          </form.AppField>
          <form.AppField name="email">
            {(field) => (
              <field.TextField label={t('email')} type="email" autoComplete="email" spellCheck={false} />
            )}
          </form.AppField>
        </div>
        <form.AppField name="message">
          {(field) => <field.TextAreaField label={t('message')} rows={6} maxLength={5_000} />}
        </form.AppField>
        <div aria-hidden="true" className="absolute -left-[200vw]">
          <form.AppField name="website">
            {(field) => (
              <input
                name="website"
                tabIndex={-1}
                autoComplete="off"
                value={field.state.value}
                onChange={(event) => field.handleChange(event.target.value)}
              />
            )}
          </form.AppField>
        </div>
        <FormFailure />
        {answerTo && <Banner tone="good">{t('answerTo', { email: answerTo })}</Banner>}
        <div>
          <form.SubmitButton className="max-sm:w-full">{t('submit')}</form.SubmitButton>
        </div>
      </form.FormRoot>
    </form.AppForm>
  )
}
