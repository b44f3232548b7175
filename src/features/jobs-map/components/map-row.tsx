import type { MouseEvent, ReactNode } from 'react'
import { FitReasons } from '#/components/fit/fit-reasons.tsx'
import { FitRing } from '#/components/fit/fit-ring.tsx'
import { JobLink } from '#/components/job/job-link.tsx'
import { useJobTexts } from '#/components/job/use-job-texts.ts'
import { shortReasons } from '#/domain/matching/short-reasons.ts'
import type { Fit } from '#/domain/matching/types.ts'
import { isPlainPress } from '#/lib/is-plain-press.ts'
import { cn } from '#/ui/cn.ts'
import { LogoTile } from '#/ui/logo-tile.tsx'
import type { MapJob } from '../map-job.view.ts'
import { useShownRow } from '../use-shown-row.ts'

export type MapRowProps = {
  job: MapJob
  state: 'plain' | 'marked' | 'picked'
  fit: Fit | undefined
  /** Null where the reader does not like jobs. */
  heart: ReactNode
  /** A press of a pointer picks the job; one of the keyboard, or for another tab, follows the link. */
  onPick: () => void
  onMark: (isMarked: boolean) => void
}

const STATES = {
  plain: 'hover:bg-sky-tint/50',
  marked: 'bg-sky-tint/50',
  picked: 'bg-sky-tint [--halo:var(--sky-tint)]',
}

function RowText({ job, fit, onPick, onMark }: Pick<MapRowProps, 'job' | 'fit' | 'onPick' | 'onMark'>) {
  const { shortPayOf, shortPlaceOf } = useJobTexts()
  const [pay, place] = [shortPayOf(job), shortPlaceOf(job)]
  const press = (event: MouseEvent) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    onPick()
  }
  return (
    <div className="min-w-0">
      <h3 className="truncate font-text text-15 leading-5 tracking-normal">
        <JobLink
          job={job}
          onClick={press}
          onPointerEnter={() => onMark(true)}
          onPointerLeave={() => onMark(false)}
          onFocus={() => onMark(true)}
          onBlur={() => onMark(false)}
        />
      </h3>
      <p className="dotted flex text-13 text-muted">
        <span className="min-w-0 truncate">{job.organization.name}</span>
        {place && <span className="max-w-1/2 flex-none truncate">{place}</span>}
      </p>
      <div className="dotted-wrap flex min-h-5 items-baseline text-13 md:h-5">
        {pay && <span className="flex-none font-medium">{pay}</span>}
        {fit && (
          <div className="min-w-0 grow basis-16 text-12">
            <FitReasons reasons={shortReasons(fit).slice(0, 1)} />
          </div>
        )}
      </div>
    </div>
  )
}

/** One job of the list beside the map, 84 px high; on narrow phones a line higher. */
export function MapRow({ job, state, fit, heart, onPick, onMark }: MapRowProps) {
  const row = useShownRow(state === 'picked')
  return (
    <li
      ref={row}
      aria-current={state === 'picked' || undefined}
      className={cn(
        'relative grid min-h-21 items-center gap-x-2.5 border-b border-line px-4 py-3 transition-colors',
        fit ? 'grid-cols-[2.5rem_minmax(0,1fr)_2.5rem_auto]' : 'grid-cols-[2.5rem_minmax(0,1fr)_auto]',
        STATES[state],
      )}
    >
      <LogoTile src={job.organization.logo} />
      <RowText job={job} fit={fit} onPick={onPick} onMark={onMark} />
      {fit && <FitRing fit={fit} size={40} />}
      {heart ? <div className="z-1 -ml-2.5 grid">{heart}</div> : <span />}
    </li>
  )
}
