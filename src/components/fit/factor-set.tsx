import { useTranslations } from 'use-intl'
import type { Voice } from '#/domain/matching/short-reasons.ts'
import type { FactorResult, Side } from '#/domain/matching/types.ts'
import { FactorBar } from './factor-bar.tsx'
import { useFitSpeech } from './use-fit-speech.ts'

export type FactorSetProps = {
  side: Side
  /** E or C; null where nothing of this side could be compared. */
  score: number | null
  factors: readonly FactorResult[]
  voice: Voice
  scale: number
  /** The rank of the panel's heading; this one's stands below it. */
  level: 2 | 3
}

/** One side of the fit: its score, and the bars that add up to it. */
export function FactorSet({ side, score, factors, voice, scale, level }: FactorSetProps) {
  const t = useTranslations('fit')
  const say = useFitSpeech(voice)
  const Heading = level === 2 ? 'h3' : 'h4'
  return (
    <section>
      <header className="mb-3 flex items-baseline justify-between gap-2">
        <Heading className="font-text text-14 tracking-normal">{t(`heading.${voice}.${side}`)}</Heading>
        <span className="head text-22 leading-6 tracking-[-0.02em]">{score ?? '–'}</span>
      </header>
      <ul className="grid gap-3">
        {factors
          .filter((factor) => factor.side === side)
          .map((factor) => (
            <FactorBar
              key={factor.key}
              factor={factor}
              reason={say(factor.reason)}
              leftOut={factor.leftOut && say(factor.leftOut)}
              voice={voice}
              scale={scale}
            />
          ))}
      </ul>
    </section>
  )
}
