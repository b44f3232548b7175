import { useTranslations } from 'use-intl'
import { cn } from '#/ui/cn.ts'

type UploadProgressProps = { progress: number; className?: string }

/** How much of a file has gone: a bar and its number. At the end the server still has to look at the file. */
export function UploadProgress({ progress, className }: UploadProgressProps) {
  const t = useTranslations('media.progress')
  const percent = Math.round(progress * 100)
  return (
    <div className={cn('grid min-w-0 gap-1.5', className)}>
      <div className="flex justify-between gap-3 text-13 text-ink-2">
        <span>{percent < 100 ? t('sending') : t('finishing')}</span>
        <span aria-hidden="true">{t('percent', { percent })}</span>
      </div>
      <div
        role="progressbar"
        aria-label={t('sending')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1.5 overflow-hidden rounded-full bg-track"
      >
        <div
          style={{ transform: `scaleX(${progress})` }}
          className="h-full origin-left rounded-full bg-sky transition-transform"
        />
      </div>
    </div>
  )
}
