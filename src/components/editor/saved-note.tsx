import { Check, CircleAlert, CloudUpload } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { cn } from '#/ui/cn.ts'
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
  const minutes = Math.floor(seconds / 60)
  if (seconds < 5) return t('savedNow')
  if (minutes < 1) return t('savedSeconds', { seconds })
  return minutes < 60 ? t('savedMinutes', { minutes }) : t('savedHours', { hours: Math.floor(minutes / 60) })
}

function SavedAgo({ savedAtMs }: { savedAtMs: number }) {
  return (
    <>
      <Check aria-hidden="true" className="size-4" />
      <span className="truncate">{useSavedAgo(savedAtMs)}</span>
    </>
  )
}

/** What has to be done before everything can be saved: in words, and as a way there. A warning is a question. */
export type SaveProblem = { tone: keyof typeof TONES; text: string; link: ReactNode }

const TONES = { error: 'text-error-ink', warning: 'text-partial-ink' }

function Trouble({ tone, children }: Pick<SaveProblem, 'tone'> & { children: ReactNode }) {
  return (
    <>
      <CircleAlert aria-hidden="true" className={cn('size-4 flex-none', TONES[tone])} />
      <span className={cn('text-balance', TONES[tone])}>{children}</span>
    </>
  )
}

const ABOVE_ON_PHONES =
  'max-sm:order-first max-sm:col-span-full max-sm:not-has-[a,button]:pb-2.5 max-sm:has-[a,button]:-mt-2'
const ABOVE_ON_SMALL_PHONES =
  'max-[22rem]:order-first max-[22rem]:col-span-full max-[22rem]:has-[>:nth-child(2)]:pb-2.5'

/** "Saved 2 s ago": where saving stands, or what keeps it. Ears hear the changes of state, not the seconds. */
export function SavedNote({ state, problem }: { state: SaveState; problem?: SaveProblem }) {
  const t = useTranslations('common.editor')
  const silent = { clean: '', waiting: '', saving: '' }
  const texts = { ...silent, saved: t('saved'), failed: t('failed'), refused: t('refused') }
  const isTrouble = problem !== undefined || state.status === 'failed' || state.status === 'refused'
  return (
    <div
      className={cn(
        'flex min-w-0 items-center justify-center gap-2 text-13 text-muted',
        isTrouble ? ABOVE_ON_PHONES : ABOVE_ON_SMALL_PHONES,
      )}
    >
      <span role="status" className="sr-only">
        {problem?.text ?? texts[state.status]}
      </span>
      {problem ? <Trouble tone={problem.tone}>{problem.link}</Trouble> : <Standing state={state} />}
    </div>
  )
}

function Standing({ state }: { state: SaveState }) {
  const t = useTranslations('common.editor')
  switch (state.status) {
    case 'clean':
      return null
    case 'waiting':
      return (
        <>
          <CloudUpload aria-hidden="true" className="size-4 flex-none" />
          <span className="line-clamp-2 text-balance">{t('unsaved')}</span>
        </>
      )
    case 'saving':
      return (
        <>
          <Spinner className="size-4" />
          <span className="truncate">{t('saving')}</span>
        </>
      )
    case 'saved':
      return <SavedAgo key={state.savedAtMs} savedAtMs={state.savedAtMs} />
    default:
      return (
        <Trouble tone="error">
          <span aria-hidden="true">{t(state.status)}</span>
        </Trouble>
      )
  }
}
