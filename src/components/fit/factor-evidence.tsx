import { useTranslations } from 'use-intl'
import type { Voice } from '#/domain/matching/short-reasons.ts'
import type { Evidence } from '#/domain/matching/types.ts'
import { useFitSpeech } from './use-fit-speech.ts'

export type FactorEvidenceProps = { evidence: readonly Evidence[]; voice: Voice }

/** How far one thing is met, as a disc filled so far. What it says is said in words beside it. */
function Met({ credit }: { credit: number }) {
  const filled = `${Math.round(credit * 100)}%`
  return (
    <span
      aria-hidden="true"
      className="mt-[3px] size-2.5 rounded-full border border-control"
      style={{ background: `conic-gradient(var(--strong) ${filled}, transparent ${filled})` }}
    />
  )
}

/** What a factor rests on, one by one: each thing asked for, how it is met, and the line of the profile behind it. */
export function FactorEvidence({ evidence, voice }: FactorEvidenceProps) {
  const t = useTranslations('fit')
  const say = useFitSpeech(voice)
  if (evidence.length === 0) return null
  return (
    <details className="text-12">
      <summary className="w-fit cursor-pointer rounded-[3px] py-0.5 font-medium text-sky-ink underline-offset-3 hover:underline">
        {t('skillBySkill')}
      </summary>
      <ul className="mt-1.5 mb-1 grid gap-2">
        {evidence.map(({ asked, credit, said, line }) => (
          <li key={asked} className="grid grid-cols-[0.625rem_minmax(0,1fr)] gap-2">
            <Met credit={credit} />
            <div className="break-words">
              <p className="font-medium text-ink">{asked}</p>
              <p className="text-muted">{line ? `${say(said)} · ${say(line)}` : say(said)}</p>
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}
