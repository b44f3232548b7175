import { useTranslations } from 'use-intl'
import type { Voice } from '#/domain/matching/short-reasons.ts'
import type { GateResult } from '#/domain/matching/types.ts'
import { Banner } from '#/ui/banner.tsx'
import { useFitSpeech } from './use-fit-speech.ts'

/** Hard requirements that are not met. They change no number, and are never silent. */
export function FitGates({ gates, voice }: { gates: readonly GateResult[]; voice: Voice }) {
  const t = useTranslations('fit')
  const say = useFitSpeech(voice)
  if (gates.length === 0) return null
  return (
    <Banner tone="warning" title={t('gatesTitle')} className="mt-5">
      <ul>
        {gates.map((gate) => (
          <li key={gate.key}>{say(gate.reason)}</li>
        ))}
      </ul>
    </Banner>
  )
}
