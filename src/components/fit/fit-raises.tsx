import { useTranslations } from 'use-intl'
import type { Voice } from '#/domain/matching/short-reasons.ts'
import type { Raise } from '#/domain/matching/types.ts'
import { useFitSpeech } from './use-fit-speech.ts'

export type FitRaisesProps = { raises: readonly Raise[]; voice: Voice; level: 2 | 3 }

/** What the reader could honestly do to raise the score or its confidence. `level` is the panel's own. */
export function FitRaises({ raises, voice, level }: FitRaisesProps) {
  const t = useTranslations('fit')
  const say = useFitSpeech(voice)
  const Heading = level === 2 ? 'h3' : 'h4'
  return (
    <section className="grid content-start gap-1.5 text-13">
      <Heading className="font-text text-14 tracking-normal">{t('raiseTitle')}</Heading>
      <ul className="grid gap-0.5">
        {raises.map(({ text, effect }) => (
          <li key={`${text.key} ${JSON.stringify(text.values)}`} className="flex justify-between gap-3">
            <span>{say(text)}</span>
            {effect.kind === 'confidence' ? (
              <span className="whitespace-nowrap text-muted">
                {t('raiseConfidence', { gain: effect.gain })}
              </span>
            ) : (
              <b className="font-semibold whitespace-nowrap text-strong-ink">
                <span aria-hidden="true">{t('raiseFit', { from: effect.from ?? '–', to: effect.to })}</span>
                <span className="sr-only">
                  {t('raiseFitLabel', { from: effect.from ?? '–', to: effect.to })}
                </span>
              </b>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
