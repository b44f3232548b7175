import { Check, CircleAlert, CloudUpload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Spinner } from '#/ui/spinner.tsx'
import type { SaveState } from './autosave.ts'

const TICK_MS = 5_000

function useNowMs(): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}

function useSavedAgo(savedAtMs: number): string {
  const t = useTranslations('common.editor')
  const seconds = Math.floor((useNowMs() - savedAtMs) / 1_000)
  if (seconds < 2) return t('savedNow')
  if (seconds < 60) return t('savedSeconds', { seconds })
  return t('savedMinutes', { minutes: Math.floor(seconds / 60) })
}

function SavedAgo({ savedAtMs }: { savedAtMs: number }) {
  return (
    <>
      <Check aria-hidden="true" className="size-4" />
      <span className="truncate">{useSavedAgo(savedAtMs)}</span>
    </>
  )
}

/** "Saved 2 s ago": where saving stands. Ears hear the changes of state, not the seconds. */
export function SavedNote({ state }: { state: SaveState }) {
  const t = useTranslations('common.editor')
  const spoken = { clean: '', waiting: '', saving: '', saved: t('savedNow'), failed: t('failed') }[
    state.status
  ]
  return (
    <div className="flex min-w-0 items-center justify-center gap-2 text-13 text-muted">
      <span role="status" className="sr-only">
        {spoken}
      </span>
      {state.status === 'waiting' && (
        <>
          <CloudUpload aria-hidden="true" className="size-4" />
          <span className="truncate">{t('unsaved')}</span>
        </>
      )}
      {state.status === 'saving' && (
        <>
          <Spinner className="size-4" />
          <span className="truncate">{t('saving')}</span>
        </>
      )}
      {state.status === 'saved' && <SavedAgo key={state.savedAtMs} savedAtMs={state.savedAtMs} />}
      {state.status === 'failed' && (
        <>
          <CircleAlert aria-hidden="true" className="size-4 text-error-ink" />
          <span aria-hidden="true" className="truncate text-error-ink">
            {t('failed')}
          </span>
        </>
      )}
    </div>
  )
}
