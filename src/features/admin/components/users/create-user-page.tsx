import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Card } from '#/ui/card.tsx'
import { toast } from '#/ui/toast.ts'
import { CreateUserForm, type CreatedUser } from './create-user-form.tsx'

/** A form for somebody else's account; leads to the page of whom it was opened for. */
export function CreateUserPage({ onCreated }: { onCreated: (id: string) => Promise<void> }) {
  const t = useTranslations('admin.newUser')
  const tell = async ({ id, name, email, way }: CreatedUser) => {
    if (way === 'linkFailed') toast.error(t('done.linkFailed', { name }))
    else toast.success(t(`done.${way}`, { name, email }))
    await onCreated(id)
  }
  return (
    <div className="mx-auto w-full max-w-2xl flex-1 px-4 py-8 md:px-5 md:py-12">
      <BackToUsers />
      <h1 className="mt-3 text-28">{t('title')}</h1>
      <p className="mt-1 mb-6 text-pretty text-muted">{t('lead')}</p>
      <Card className="p-5 md:p-8">
        <CreateUserForm onCreated={tell} />
      </Card>
    </div>
  )
}

export function BackToUsers() {
  const t = useTranslations('admin.user')
  return (
    <Link
      to="/app/admin/users"
      className="-ml-1 inline-flex items-center gap-1 text-14 text-muted hover:text-ink touch:py-2.5"
    >
      <ChevronLeft aria-hidden="true" className="size-4" />
      {t('toList')}
    </Link>
  )
}
