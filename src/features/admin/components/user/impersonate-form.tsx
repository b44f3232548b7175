import { useTranslations } from 'use-intl'
import { impersonateUser } from '../../user-actions.ts'
import { PlainQuestion } from './plain-question.tsx'
import type { UserFormProps } from './user-actions.tsx'

/** Begins to look through somebody's eyes, where they begin themselves. */
export function ImpersonateForm({ account: { id }, onSessionChange, onClose }: UserFormProps) {
  const t = useTranslations('admin.user.impersonate')
  const look = async () => {
    await impersonateUser(id)
    await onSessionChange('/app')
  }
  return <PlainQuestion confirm={t('confirm')} act={look} onClose={onClose} />
}
