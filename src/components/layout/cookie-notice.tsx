import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { PRODUCT_NAME } from '#/lib/product.ts'
import { keepNoticeRead } from '#/platform/consent/keep-notice.ts'
import { Button } from '#/ui/button.tsx'

/** What else stands at the foot of a page stands above the notice, and the page can be scrolled out from under it. */
function useRoomBelow(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const notice = place.current
    if (!notice) return
    const { style } = document.documentElement
    const watch = new ResizeObserver(() => style.setProperty('--notice', `${notice.offsetHeight}px`))
    watch.observe(notice)
    return () => {
      watch.disconnect()
      style.removeProperty('--notice')
    }
  }, [place])
}

export type CookieNoticeProps = {
  /** It was called, and so it takes the keyboard; what comes by itself does not. */
  isAsked: boolean
  onClose: () => void
}

/** Says that nothing is kept in the browser but what the product needs. It asks nothing and keeps nobody from anything. */
export function CookieNotice({ isAsked, onClose }: CookieNoticeProps) {
  const t = useTranslations('common.cookies')
  const region = useRef<HTMLElement>(null)
  const opener = useRef<Element>(null)
  useRoomBelow(region)
  useLayoutEffect(() => {
    if (!isAsked) return
    opener.current = document.activeElement
    region.current?.focus()
  }, [isAsked])

  function close(): void {
    void keepNoticeRead()
    const back = opener.current?.isConnected ? opener.current : document.querySelector('main')
    if (back instanceof HTMLElement) back.focus({ preventScroll: true })
    onClose()
  }

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={t('title')}
      className="fixed inset-x-0 bottom-0 z-30 animate-fade-in border-t border-line-2 bg-raised pb-[env(safe-area-inset-bottom)] text-14 text-ink-2 shadow-float outline-none print:hidden"
    >
      <div className="mx-auto flex max-w-dash items-center gap-x-8 gap-y-1 px-5 py-2.5 max-md:flex-col max-md:items-stretch max-md:px-4">
        <p className="min-w-0 flex-1 text-balance">{t('text', { product: PRODUCT_NAME })}</p>
        <div className="flex flex-none items-center gap-5 max-md:justify-between">
          <Link
            to="/privacy"
            hash="browser"
            className="inline-flex items-center font-medium text-sky-ink underline decoration-sky-edge underline-offset-3 hover:decoration-current touch:min-h-11"
          >
            {t('more')}
          </Link>
          <Button variant="primary" onClick={close}>
            {t('close')}
          </Button>
        </div>
      </div>
    </section>
  )
}
