import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '#/ui/dialog.tsx'
import { IconButton } from '#/ui/icon-button.tsx'
import { Menu } from '#/ui/menu.tsx'
import { MoveForm, type MoveFormProps } from './move-form.tsx'

export type AdminMenuProps = {
  label: string
  /** What can be done. */
  children: ReactNode
  /** What is asked before the chosen is done. */
  question: (Omit<MoveFormProps, 'onClose'> & { title: string; text: string }) | null
  onClose: () => void
}

/** What an admin can do to one thing. The server decides again. */
export function AdminMenu({ label, children, question, onClose }: AdminMenuProps) {
  const t = useTranslations('common.actions')
  return (
    <>
      <Menu
        trigger={
          <IconButton label={label}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        {children}
      </Menu>
      {question && (
        <Dialog
          open
          onOpenChange={onClose}
          title={question.title}
          description={question.text}
          closeLabel={t('close')}
        >
          <MoveForm {...question} onClose={onClose} />
        </Dialog>
      )}
    </>
  )
}
