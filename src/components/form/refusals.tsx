import type { ReactNode } from 'react'
import { reloadFor } from '#/components/screens/reload-button.tsx'
import { Banner } from '#/ui/banner.tsx'
import { RefusalText } from './refusal-text.tsx'

export type RefusalsProps = {
  /** Keys of the translations or finished texts. */
  refusals: readonly string[]
  /** What helps. */
  action?: ReactNode
  className?: string
}

export function Refusals({ refusals, action, className }: RefusalsProps) {
  if (refusals.length === 0) return null
  return (
    <Banner tone="error" role="alert" action={action ?? reloadFor(refusals)} className={className}>
      {refusals.map((refusal) => (
        <p key={refusal}>
          <RefusalText refusal={refusal} />
        </p>
      ))}
    </Banner>
  )
}
