import { FitReasons } from '#/components/fit/fit-reasons.tsx'
import { FitRing } from '#/components/fit/fit-ring.tsx'
import { shortReasons } from '#/domain/matching/short-reasons.ts'
import type { Fit } from '#/domain/matching/types.ts'

/** How well a job of the list fits, and the shortest reasons why; on phones they go on behind its age, as far as there is room. */
export function RowFit({ fit }: { fit: Fit }) {
  const reasons = shortReasons(fit)
  return (
    <div className="flex min-w-0 items-center gap-2 max-md:contents">
      <FitRing
        fit={fit}
        size={44}
        className="max-md:col-start-4 max-md:row-span-4 max-md:row-start-1 max-md:ml-2 max-md:self-start"
      />
      <FitReasons reasons={reasons} layout="stack" className="min-w-0 max-md:hidden" />
      <FitReasons
        reasons={reasons}
        layout="line"
        className="col-start-3 row-start-4 text-13 leading-4.5 *:first:before:px-[5px] *:first:before:text-muted *:first:before:content-['·'] md:hidden"
      />
    </div>
  )
}
