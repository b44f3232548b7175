import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LeaveGuard } from '#/components/media/leave-guard.tsx'
import type { Pending } from '#/components/media/pending-media.ts'
import { VideoControl } from '#/components/media/video-control.tsx'
import { FieldError } from '#/ui/field.tsx'
import { useJobField } from './job-editor-context.ts'
import { OptionalLabel } from './optional-label.tsx'

/** The job's video. Its address is saved with the step once the file is stored; until then nobody leaves unasked. */
export function JobVideoField() {
  const t = useTranslations('job.editor')
  const { id, value, setValue, error } = useJobField('video')
  const [pending, setPending] = useState<Pending>(null)
  return (
    <div className="grid min-w-0 gap-1.5">
      <div aria-hidden="true">
        <OptionalLabel label={t('field.video')} />
      </div>
      <VideoControl
        id={id}
        label={t('field.video')}
        folder="job-videos"
        fileName="job-video"
        value={value}
        onChange={setValue}
        onPendingChange={setPending}
        describedBy={`${id}-help ${id}-error`}
        invalid={error !== null}
      />
      <p id={`${id}-help`} className="text-13 text-muted">
        {t('help.video')}
      </p>
      <FieldError id={`${id}-error`} text={error} />
      {pending && <LeaveGuard />}
    </div>
  )
}
