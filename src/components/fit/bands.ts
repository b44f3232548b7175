import type { Band } from '#/domain/matching/types.ts'

/** The colour of a band as fill and arc (3:1) and as text (4.5:1). A band is always named in words too. */
export const BAND_COLOR: Record<Band, { fill: string; text: string; background: string }> = {
  strong: { fill: 'text-strong', text: 'text-strong-ink', background: 'bg-strong' },
  good: { fill: 'text-good', text: 'text-good-ink', background: 'bg-good' },
  partial: { fill: 'text-partial', text: 'text-partial-ink', background: 'bg-partial' },
  weak: { fill: 'text-weak', text: 'text-weak-ink', background: 'bg-weak' },
}
