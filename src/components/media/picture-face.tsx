import { Camera, ImageUp } from 'lucide-react'
import { cn } from '#/ui/cn.ts'
import { Spinner } from '#/ui/spinner.tsx'

export type PictureShape = 'round' | 'square'

const ROUNDING: Record<PictureShape, string> = { round: 'rounded-full', square: 'rounded-sheet' }

type FaceProps = { shape: PictureShape; isBusy: boolean; isOver: boolean }
type EmptyFaceProps = FaceProps & { label: string; describedBy: string; onChoose: () => void }
type SetFaceProps = FaceProps & { src: string; alt: string; inputId: string }

/** Nothing there yet: the whole area is the way to choose. */
export function EmptyFace({ shape, isBusy, isOver, label, describedBy, onChoose }: EmptyFaceProps) {
  return (
    <button
      type="button"
      data-next
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      aria-describedby={describedBy}
      onClick={isBusy ? undefined : onChoose}
      className={cn(
        'relative grid size-32 flex-none place-items-center border-[1.5px] border-dashed border-control bg-surface text-13 font-medium text-ink-2 transition-colors',
        ROUNDING[shape],
        isBusy ? 'border-line-2' : 'hover:border-sky hover:bg-sky-tint hover:text-sky-ink',
        isOver && 'border-solid border-sky bg-sky-tint text-sky-ink',
      )}
    >
      <span className={cn('grid max-w-24 justify-items-center gap-1.5 leading-4', isBusy && 'opacity-0')}>
        <ImageUp aria-hidden="true" className="text-sky-ink" />
        {label}
      </span>
      {isBusy && <Spinner className="absolute size-8 text-sky" />}
    </button>
  )
}

/** The picture. A press on it chooses another; the keyboard has the button beside it for that. */
export function SetFace({ shape, isBusy, isOver, src, alt, inputId }: SetFaceProps) {
  return (
    <label
      htmlFor={inputId}
      className={cn(
        'group relative size-32 flex-none',
        ROUNDING[shape],
        isOver && 'ring-2 ring-sky ring-offset-2 ring-offset-paper',
        isBusy && 'pointer-events-none',
      )}
    >
      <img
        src={src}
        alt={alt}
        width={360}
        height={360}
        decoding="async"
        className={cn(
          'size-32 bg-track object-cover transition-opacity',
          ROUNDING[shape],
          isBusy && 'opacity-35',
        )}
      />
      <span
        aria-hidden="true"
        className={cn('pointer-events-none absolute inset-0 border border-ink/10', ROUNDING[shape])}
      />
      {isBusy ? (
        <Spinner className="absolute inset-0 m-auto size-8 text-sky" />
      ) : (
        <span
          aria-hidden="true"
          className={cn(
            'absolute grid size-9 place-items-center rounded-full border border-line-2 bg-raised text-ink-2 transition-colors group-hover:border-control group-hover:text-ink',
            shape === 'round' ? 'right-0.5 bottom-0.5' : '-right-2 -bottom-2',
          )}
        >
          <Camera className="size-4" />
        </span>
      )}
    </label>
  )
}
