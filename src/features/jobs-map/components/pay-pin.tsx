import { cn } from '#/ui/cn.ts'
import type { MapJob } from '../map-job.view.ts'
import { pressedBy, type PressedBy } from '../pressed-by.ts'
import { usePinText } from '../use-pin-text.ts'

export type PayPinProps = {
  /** Undefined until it is loaded: a dot stands where it will be. */
  job: MapJob | undefined
  state: 'plain' | 'marked' | 'picked'
  /** So far above its point it stands, and then without a dot. */
  liftPx: number
  onPick: (job: MapJob, by: PressedBy) => void
  onMark: (isMarked: boolean) => void
}

const PILLS = {
  plain: 'border-line-2 bg-surface text-ink hover:border-control',
  marked: 'border-ink bg-surface text-ink',
  picked: 'border-ink bg-ink text-paper outline-2 outline-offset-1 outline-sky',
}

/** The middle of the dot is the point. */
const DOT_BELOW_PX = -5

const Dot = ({ isPicked }: { isPicked: boolean }) => (
  <span
    aria-hidden="true"
    className={cn('block size-2.5 rounded-full border-2 border-surface', isPicked ? 'bg-sky' : 'bg-ink-2')}
  />
)

/** One job at its place: what it pays, above a dot. */
export function PayPin({ job, state, liftPx, onPick, onMark }: PayPinProps) {
  const textOf = usePinText()
  const isPicked = state === 'picked'
  if (!job) {
    return (
      <span className="absolute -translate-1/2">
        <Dot isPicked={false} />
      </span>
    )
  }
  const pay = textOf(job)
  return (
    <button
      type="button"
      // What is seen comes first, so that whoever speaks to the page is understood.
      aria-label={[pay, job.title, job.organization.name].filter(Boolean).join(', ')}
      aria-pressed={isPicked}
      onClick={(event) => onPick(job, pressedBy(event))}
      onPointerEnter={() => onMark(true)}
      onPointerLeave={() => onMark(false)}
      onFocus={() => onMark(true)}
      onBlur={() => onMark(false)}
      style={{ bottom: liftPx || DOT_BELOW_PX }}
      className="group pointer-events-auto absolute grid -translate-x-1/2 justify-items-center gap-0.5 outline-none touch:before:absolute touch:before:-inset-x-1 touch:before:-top-2 touch:before:-bottom-1 touch:before:content-[''] motion-safe:animate-fade-in"
    >
      {pay && (
        <span
          className={cn(
            'flex h-7 items-center rounded-full border px-2.5 text-13 font-semibold whitespace-nowrap shadow-thumb transition-colors group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-sky',
            PILLS[state],
          )}
        >
          {pay}
        </span>
      )}
      {(liftPx === 0 || !pay) && (
        <span
          className={cn(
            'rounded-full',
            !pay &&
              'grid size-6 place-items-center group-focus-visible:outline-2 group-focus-visible:outline-sky',
          )}
        >
          <Dot isPicked={isPicked} />
        </span>
      )}
    </button>
  )
}
