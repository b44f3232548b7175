import { lazyRouteComponent } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LatePart } from '#/components/screens/late-part.tsx'
import { Button, type ButtonProps } from '#/ui/button.tsx'
import { LinkText } from '#/ui/link-text.tsx'

const WithdrawDialog = lazyRouteComponent(() => import('./withdraw-dialog.tsx'), 'WithdrawDialog')

const fetchDialog = () => void WithdrawDialog.preload?.()

export type WithdrawButtonProps = {
  /** 'text' in a row, where a button would weigh too much. */
  variant: 'quiet' | 'text'
  size?: ButtonProps['size']
  organizationName: string
  onConfirm: () => void
  /** Names the job where several stand on a page. */
  title?: string
}

/** The way out of a match. The other side will see it, so it is asked about first. */
export function WithdrawButton({ variant, size, organizationName, onConfirm, title }: WithdrawButtonProps) {
  const t = useTranslations('job.withdraw')
  const [isAsking, setAsking] = useState(false)
  const press = {
    'aria-label': title === undefined ? undefined : t('confirmRow', { title }),
    onPointerEnter: fetchDialog,
    onFocus: fetchDialog,
    onClick: () => {
      fetchDialog()
      setAsking(true)
    },
  }
  return (
    <>
      {variant === 'text' ? (
        <LinkText asChild className="text-12 touch:-my-3.5 touch:py-3.5">
          <button type="button" {...press}>
            {t('confirm')}
          </button>
        </LinkText>
      ) : (
        <Button variant={variant} size={size} {...press}>
          {t('confirm')}
        </Button>
      )}
      <LatePart isWanted={isAsking} onFailed={() => setAsking(false)}>
        <WithdrawDialog
          open={isAsking}
          onOpenChange={setAsking}
          organizationName={organizationName}
          onConfirm={onConfirm}
        />
      </LatePart>
    </>
  )
}
