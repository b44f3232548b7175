import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Ban, Ellipsis, ExternalLink, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '#/ui/dialog.tsx'
import { IconButton } from '#/ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#/ui/menu.tsx'
import { RestoreForm } from './restore-form.tsx'
import { SuspendForm } from './suspend-form.tsx'

/** A company as far as an admin suspends it. */
export type SuspendableCompany = { id: string; name: string; isSuspended: boolean }

/** A question before a company is suspended or restored; `onMoved` is called when it was. */
export type SuspensionFormProps = {
  company: SuspendableCompany
  onMoved: () => Promise<void>
  onClose: () => void
}

const FORMS = { suspend: SuspendForm, restore: RestoreForm }

/** What an admin can do to one company, by its state. The server decides again. */
export function SuspensionMenu({ company }: { company: SuspendableCompany }) {
  const t = useTranslations('job.suspension')
  const common = useTranslations('common.actions')
  const queryClient = useQueryClient()
  const [question, setQuestion] = useState<keyof typeof FORMS | null>(null)
  const { id, name, isSuspended } = company
  const Form = question && FORMS[question]
  // A company stands in nearly everything that is shown.
  const refresh = () => queryClient.invalidateQueries()
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('menu', { name })}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem asChild>
          <Link to="/company/$id" params={{ id }}>
            <ExternalLink aria-hidden="true" />
            {t('see')}
          </Link>
        </MenuItem>
        <MenuSeparator />
        {isSuspended ? (
          <MenuItem icon={RotateCcw} onSelect={() => setQuestion('restore')}>
            {t('restore.open')}
          </MenuItem>
        ) : (
          <MenuItem icon={Ban} tone="danger" onSelect={() => setQuestion('suspend')}>
            {t('suspend.open')}
          </MenuItem>
        )}
      </Menu>
      {question && Form && (
        <Dialog
          open
          onOpenChange={() => setQuestion(null)}
          title={t(`${question}.title`, { name })}
          description={t(`${question}.text`)}
          closeLabel={common('close')}
        >
          <Form company={company} onMoved={refresh} onClose={() => setQuestion(null)} />
        </Dialog>
      )}
    </>
  )
}
