import { useTranslations } from 'use-intl'
import type { Voice } from '#/domain/matching/short-reasons.ts'
import type { Raise } from '#/domain/matching/types.ts'
import { useFitSpeech } from './use-fit-speech.ts'

/** What the reader could honestly do to raise the score or its confidence. */
export function FitRaises({ raises, voice }: { raises: readonly Raise[]; voice: Voice }) {
  const t = useTranslations('fit')
  const say = useFitSpeech(voice)
  return (
    <section className="grid content-start gap-1.5 text-13">
      <h4 className="font-text text-14 tracking-normal">{t('raiseTitle')}</h4>
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
