import { FitReasons } from '#/components/fit/fit-reasons.tsx'
import { FitRing } from '#/components/fit/fit-ring.tsx'
import { shortReasons } from '#/domain/matching/short-reasons.ts'
import type { Fit } from '#/domain/matching/types.ts'

/** How well a job of the list fits, and the shortest reasons why; its parts stand in the grid of the row. */
export function RowFit({ fit }: { fit: Fit }) {
  const reasons = shortReasons(fit)
  return (
    <div className="flex min-w-0 items-center gap-2.5 max-md:contents">
      <FitRing fit={fit} size={44} className="max-md:col-start-3 max-md:row-start-1 max-md:self-start" />
      <FitReasons reasons={reasons} layout="stack" className="min-w-0 max-md:hidden" />
      <FitReasons
        reasons={reasons}
        layout="line"
        className="col-start-2 row-start-3 mt-0.5 text-13 md:hidden"
      />
    </div>
  )
}
