import { Link } from '@tanstack/react-router'
import { Ban, ExternalLink, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { MenuItem, MenuSeparator } from '#/ui/menu.tsx'
import { restoreOrganization, suspendOrganization } from '../../suspension/suspension.functions.ts'
import { REASON_MAX, reasonSchema } from '../../suspension/suspension.schema.ts'
import { AdminMenu } from '../moderation/admin-menu.tsx'

export type SuspendableCompany = { id: string; name: string; isSuspended: boolean }

export function SuspensionMenu({ company: { id, name, isSuspended } }: { company: SuspendableCompany }) {
  const t = useTranslations('job.suspension')
  const [asked, setAsked] = useState<'suspend' | 'restore' | null>(null)
  const moves = {
    suspend: {
      written: { label: t('reason'), help: t('reasonHelp'), longest: REASON_MAX, schema: reasonSchema },
      move: (reason: string) => suspendOrganization({ data: { id, reason } }),
      done: t('suspended'),
    },
    restore: {
      variant: 'primary' as const,
      move: () => restoreOrganization({ data: { id } }),
      done: t('restored'),
    },
  }
  return (
    <AdminMenu
      label={t('menu', { name })}
      question={
        asked && {
          ...{ title: t(`${asked}.title`, { name }), text: t(`${asked}.text`) },
          ...{ confirm: t(`${asked}.confirm`), ...moves[asked] },
        }
      }
      onClose={() => setAsked(null)}
    >
      <MenuItem asChild>
        <Link to="/company/$id" params={{ id }}>
          <ExternalLink aria-hidden="true" />
          {t('see')}
        </Link>
      </MenuItem>
      <MenuSeparator />
      {isSuspended ? (
        <MenuItem icon={RotateCcw} onSelect={() => setAsked('restore')}>
          {t('restore.open')}
        </MenuItem>
      ) : (
        <MenuItem icon={Ban} tone="danger" onSelect={() => setAsked('suspend')}>
          {t('suspend.open')}
        </MenuItem>
      )}
    </AdminMenu>
  )
}
