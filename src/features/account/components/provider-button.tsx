import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { showErrorsToRetry } from '#/components/form/show-errors.ts'
import { useTakeOver } from '#/components/form/use-take-over.ts'
import type { OfferedProvider } from '#/domain/access/sign-in-provider.ts'
import { Button } from '#/ui/button.tsx'
import { continueWith } from '../provider-actions.ts'
import { useProviderName } from '../use-provider-name.ts'
import { ProviderMark } from './provider-mark.tsx'

export type ProviderButtonProps = {
  provider: OfferedProvider
  next: string | undefined
  /** 'short' shows the name alone; a screen reader hears the whole either way. */
  wording: 'short' | 'whole'
}

/** Leaves for one provider. It is a form, so that a press before the page's scripts have arrived is not lost. */
export function ProviderButton({ provider, next, wording }: ProviderButtonProps) {
  const t = useTranslations('account.social')
  const name = useProviderName()(provider)
  const element = useTakeOver()
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    try {
      await continueWith(provider.id, next)
    } catch (error) {
      showErrorsToRetry(error, () => void leave())
    } finally {
      // Whoever comes back with the browser's own button finds the page as it was left.
      setLeaving(false)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void leave()
  }
  const whole = provider.name ? t('continue', { provider: name }) : t('continueSingle')
  return (
    <form ref={element} method="post" onSubmit={onSubmit}>
      <Button type="submit" className="h-10 w-full min-w-0" loading={isLeaving} aria-label={whole}>
        <ProviderMark provider={provider.id} />
        <span className="truncate">{wording === 'short' ? name : whole}</span>
      </Button>
    </form>
  )
}
