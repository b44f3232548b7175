import { useTranslations } from 'use-intl'
import { unbanUser } from '../../user-actions.ts'
import { PlainQuestion } from './plain-question.tsx'
import { useUserChange } from './use-user-change.ts'
import type { UserFormProps } from './user-actions.tsx'

export function UnbanForm({ account: { id, name }, onClose }: UserFormProps) {
  const t = useTranslations('admin.user.unban')
  const onChanged = useUserChange(id, onClose)
  const unban = async () => {
    await unbanUser(id)
    await onChanged(t('done', { name }))
  }
  return <PlainQuestion confirm={t('confirm')} act={unban} onClose={onClose} />
}
