import type { Voice } from '#/domain/matching/short-reasons.ts'
import type { Text } from '#/domain/matching/text.ts'
import { cn } from '#/ui/cn.ts'
import { useFitSpeech } from './use-fit-speech.ts'

export type FitReasonsProps = {
  /** From `shortReasons(fit, voice)`. */
  reasons: readonly Text[]
  voice?: Voice
  /** 'stack' one below the other, three lines at most; 'line' joined by dots, as many as have room, and only the first is ever cut. */
  layout?: 'stack' | 'line'
  className?: string
}

/** Why a score is what it is, in a row's few words: "6 of 7 skills · ~20 km". */
export function FitReasons({ reasons, voice = 'you', layout = 'line', className }: FitReasonsProps) {
  const say = useFitSpeech(voice)
  if (reasons.length === 0) return null
  return (
    <ul
      className={cn(
        'text-12 text-ink-2',
        layout === 'stack' ? 'leading-4.5' : 'dotted flex h-lh flex-wrap overflow-hidden',
        className,
      )}
    >
      {reasons.map((reason) => (
        <li
          key={reason.key}
          className={layout === 'line' ? 'truncate' : 'line-clamp-1 text-pretty first:line-clamp-2'}
        >
          {say(reason)}
        </li>
      ))}
    </ul>
  )
}
