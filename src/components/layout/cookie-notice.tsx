import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { PRODUCT_NAME } from '#/lib/product.ts'
import { Button } from '#/ui/button.tsx'
import { cn } from '#/ui/cn.ts'
import { useEarlyPress } from './early-press.ts'
import type { NoticeState } from './use-notice.ts'

export type CookieNoticeProps = { state: Exclude<NoticeState, 'away'>; onClose: () => void }

/**
 * A note in the corner: nothing is kept in the browser but what the product needs. It asks nothing and keeps nobody from
 * anything. Called from the footer it takes the keyboard; what comes by itself does not.
 */
export function CookieNotice({ state, onClose }: CookieNoticeProps) {
  const t = useTranslations('common.cookies')
  const region = useRef<HTMLElement>(null)
  const opener = useRef<Element>(null)
  const isAsked = state === 'asked'
  useLayoutEffect(() => {
    if (!isAsked) return
    opener.current = document.activeElement
    region.current?.focus()
  }, [isAsked])
  useEarlyPress(region)

  function close(): void {
    const back = opener.current?.isConnected ? opener.current : document.querySelector('main')
    if (back instanceof HTMLElement) back.focus({ preventScroll: true })
    onClose()
  }

  return (
    <section
      ref={region}
      data-note
      tabIndex={-1}
      aria-label={t('title')}
      className={cn(
        'fixed right-0 bottom-0 z-30 w-full max-w-100 p-4 pb-[calc(var(--foot)+1rem)] text-13 outline-none max-md:px-3 pointer-events-none print:hidden noscript:hidden',
        !isAsked && 'if-unread',
      )}
    >
      <div className="pointer-events-auto flex items-end gap-4 rounded-card border border-line-2 bg-raised py-3 pr-3 pl-4 text-ink-2 shadow-float">
        <p className="min-w-0 flex-1 text-pretty">
          {t('text', { product: PRODUCT_NAME })}{' '}
          <Link
            to="/privacy"
            hash="browser"
            className="font-medium whitespace-nowrap text-sky-ink underline decoration-sky-edge underline-offset-3 hover:decoration-current"
          >
            {t('more')}
          </Link>
        </p>
        <Button size="sm" onClick={close}>
          {t('close')}
        </Button>
      </div>
    </section>
  )
}
