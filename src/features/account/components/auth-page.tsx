import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '#/ui/card.tsx'
import { AuthArt } from './auth-art.tsx'

export type AuthPageProps = {
  title: string
  lead?: ReactNode
  children?: ReactNode
  /** Below the card: the other way in. */
  foot?: ReactNode
  /** Below that: where one may look without coming in. */
  aside?: ReactNode
}

/** The frame of every page on the way in: what this product is for on the dark side, the one thing to do beside it. */
export function AuthPage({ title, lead, children, foot, aside }: AuthPageProps) {
  return (
    <div className="grid flex-1 max-md:content-start md:min-h-[calc(100dvh-var(--top))] md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-cols-[min(27rem,40%)_minmax(0,1fr)]">
      <DarkSide />
      <div className="grid content-center justify-items-center gap-5 px-4 py-5 md:px-8 md:py-12">
        <Card asChild className="w-full max-w-[26rem] p-5 pt-6 sm:p-7 sm:pb-6">
          <section>
            <h1 className="text-22">{title}</h1>
            {lead && <p className="mt-0.5 text-14 text-pretty wrap-anywhere text-muted">{lead}</p>}
            {children && <div className="mt-5 grid gap-4">{children}</div>}
          </section>
        </Card>
        <div className="grid gap-2 text-center text-14 text-pretty text-muted empty:hidden">
          {foot && <p>{foot}</p>}
          {aside && <p>{aside}</p>}
        </div>
      </div>
    </div>
  )
}

/** Dark by night and by day. */
function DarkSide() {
  const t = useTranslations('account.promise')
  return (
    <aside className="night relative isolate overflow-hidden bg-surface px-4 py-5 text-ink md:px-10 md:pt-22">
      <p className="max-w-80 head text-28 text-balance md:text-36">{t('title')}</p>
      <p className="mt-2 max-w-84 text-15 text-balance text-ink-2 md:mt-4 md:text-16">{t('what')}</p>
      <p className="mt-3 max-w-84 text-16 text-balance text-ink-2 max-md:hidden">{t('lead')}</p>
      <p className="mt-4 text-13 text-muted max-md:hidden">{t('note')}</p>
      <AuthArt className="absolute -z-1 bottom-0 left-0 w-full max-md:hidden" />
    </aside>
  )
}
