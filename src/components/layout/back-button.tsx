import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useGoBack } from './use-go-back.ts'

/** Goes to the page before; from a page that was opened directly to the jobs. */
export function BackButton() {
  const t = useTranslations('common.actions')
  const goBack = useGoBack()
  return (
    <>
      <span aria-hidden="true" className="mx-1 h-5 w-px bg-line-2 max-md:hidden noscript:hidden" />
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // The keyboard goes where one arrives.
          currentTarget.blur()
          goBack()
        }}
        className="inline-flex h-8 items-center justify-center gap-1.5 rounded-ctl px-2.5 text-13 font-medium text-ink-2 transition-colors hover:bg-track/60 touch:h-11 max-md:w-11 max-md:px-0 noscript:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4 max-md:size-[18px]" />
        <span className="max-md:sr-only">{t('back')}</span>
      </button>
    </>
  )
}
