import { useTranslations } from 'use-intl'

/** Whole seconds as one reads them off a camera: 1:05. */
function clockTime(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** The seconds before it begins, large enough to be read from a chair. */
export function Countdown({ secondsLeft }: { secondsLeft: number }) {
  return (
    <div className="relative grid size-full place-items-center bg-[oklch(0.18_0.02_255/0.45)]">
      <span
        key={secondsLeft}
        aria-hidden="true"
        className="head text-[6rem] leading-none text-white motion-safe:animate-pop-in"
      >
        {secondsLeft}
      </span>
    </div>
  )
}

/** That it records, since when, and how long it may. The time is not read out: each second would be. */
export function RecordingMark({ elapsedMs, limitSeconds }: { elapsedMs: number; limitSeconds: number }) {
  const t = useTranslations('media.video')
  const seconds = elapsedMs / 1000
  const times = { elapsed: clockTime(seconds), limit: clockTime(limitSeconds) }
  return (
    <div className="relative size-full">
      <p className="absolute top-3 left-3 flex items-center gap-2 rounded-full bg-[oklch(0.18_0.02_255/0.75)] py-1 pr-3 pl-2.5 text-13 font-medium text-white">
        <span aria-hidden="true" className="size-2.5 rounded-full bg-hot motion-safe:animate-breathe" />
        {t('elapsed', times)}
      </p>
      <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-1 bg-white/25">
        <div
          style={{ transform: `scaleX(${Math.min(1, seconds / limitSeconds)})` }}
          className="h-full origin-left bg-hot"
        />
      </div>
    </div>
  )
}
