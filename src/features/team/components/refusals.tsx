import { useTextOf } from '#/components/form/use-text-of.ts'
import { Banner } from '#/ui/banner.tsx'

/** What stood in the way, inside the dialog that asked. */
export function Refusals({ refusals }: { refusals: readonly string[] }) {
  const textOf = useTextOf()
  if (refusals.length === 0) return null
  return (
    <Banner tone="error" role="alert">
      {refusals.map((refusal) => (
        <p key={refusal}>{textOf(refusal)}</p>
      ))}
    </Banner>
  )
}
