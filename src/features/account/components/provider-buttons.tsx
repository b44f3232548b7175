import { useTranslations } from 'use-intl'
import type { OfferedProvider } from '#/domain/access/sign-in-provider.ts'
import { cn } from '#/ui/cn.ts'
import { ProviderButton } from './provider-button.tsx'

export type ProviderButtonsProps = {
  providers: readonly OfferedProvider[] | undefined
  next: string | undefined
  /** On which side of the buttons the form stands. */
  form: 'above' | 'below'
}

/** From so many on, two stand side by side and the buttons say the name alone. */
const MANY = 3

/** The ways in by somebody else's word. Nothing at all when none is set up. */
export function ProviderButtons({ providers, next, form }: ProviderButtonsProps) {
  const t = useTranslations('account.social')
  if (!providers?.length) return null
  const isMany = providers.length >= MANY
  return (
    <>
      {form === 'above' && <Divider>{t(isMany ? 'orWith' : 'or')}</Divider>}
      {form === 'below' && isMany && <p className="-mb-1.5 text-13 text-muted">{t('with')}</p>}
      <ul className={cn('grid gap-2', isMany && 'grid-cols-2')}>
        {providers.map((provider) => (
          <li key={provider.id} className={cn('min-w-0', isMany && 'last:odd:col-span-2')}>
            <ProviderButton provider={provider} next={next} wording={isMany ? 'short' : 'whole'} />
          </li>
        ))}
      </ul>
      {form === 'below' && <Divider>{t('or')}</Divider>}
    </>
  )
}

function Divider({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-3 text-13 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </p>
  )
}
