import { CircleDot, Upload, Video } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useTextOf } from '#/components/form/use-text-of.ts'
import { Button } from '#/ui/button.tsx'
import { cn } from '#/ui/cn.ts'
import { VideoActions } from './video-frame.tsx'

type VideoChoiceProps = {
  isOver: boolean
  limitSeconds: number
  /** Why the file that was chosen cannot be taken, as a key or in words. */
  refusal?: string
  onRecord: () => void
  onUpload: () => void
  /** There when a video would be replaced. */
  onCancel?: () => void
}

/** No video yet: how to come to one. A file may also be dropped here. */
export function VideoChoice(props: VideoChoiceProps) {
  const { isOver, limitSeconds, refusal, onRecord, onUpload, onCancel } = props
  const textOf = useTextOf()
  const t = useTranslations('media.video')
  return (
    <div
      className={cn(
        'grid justify-items-center gap-4 rounded-card border-[1.5px] border-dashed border-control bg-surface px-5 py-7 text-center transition-colors',
        isOver && 'border-solid border-sky bg-sky-tint',
      )}
    >
      <div className="grid justify-items-center gap-1">
        <span className="mb-1 grid size-11 place-items-center rounded-full bg-sky-tint text-sky-ink">
          <Video aria-hidden="true" />
        </span>
        <p className="text-15 font-semibold">{t('choice.title')}</p>
        <p className="max-w-96 text-13 text-pretty text-muted">
          {t('choice.hint', { minutes: limitSeconds / 60 })}
        </p>
        {refusal && <p className="mt-1 text-13 font-medium text-error-ink">{textOf(refusal)}</p>}
      </div>
      <VideoActions className="w-full justify-center">
        <Button data-next onClick={onRecord}>
          <CircleDot aria-hidden="true" className="text-hot" />
          {t('action.record')}
        </Button>
        <Button data-next="sending failed" onClick={onUpload}>
          <Upload aria-hidden="true" />
          {t('action.upload')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
        )}
      </VideoActions>
    </div>
  )
}
