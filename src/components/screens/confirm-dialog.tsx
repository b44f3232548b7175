import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFocusOnMount } from '#/components/form/use-focus-on-mount.ts'
import { Button, type ButtonProps } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'

export type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  text: string
  /** On the button that does it. */
  confirm: string
  /** On the one that leaves it be; without it that says Cancel. */
  keep?: string
  variant?: ButtonProps['variant']
  isWorking?: boolean
  onConfirm: () => void
  /** What stood in the way, when it was tried. */
  children?: ReactNode
}

/** Asks once more before something that many would not take back. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  text,
  confirm,
  keep,
  variant = 'danger',
  isWorking = false,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const t = useTranslations('common.actions')
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      description={text}
      closeLabel={t('close')}
      footer={
        <>
          <KeepButton onClick={onClose}>{keep ?? t('cancel')}</KeepButton>
          <Button size="lg" variant={variant} loading={isWorking} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

/** Has the keyboard first: a key that is pressed too often undoes nothing. */
function KeepButton(props: ButtonProps) {
  const button = useFocusOnMount<HTMLButtonElement>()
  return <Button ref={button} size="lg" {...props} />
}
