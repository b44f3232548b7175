import { FileVideo } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useTextOf } from '#/components/form/use-text-of.ts'
import { Button } from '#/ui/button.tsx'
import { UploadProgress } from './upload-progress.tsx'
import type { CaptureEvent, CaptureState } from './video-capture-state.ts'
import { StageWords, VideoFrame } from './video-frame.tsx'
import { FilePlayer } from './video-player.tsx'

type StateOf<Name extends CaptureState['name']> = Extract<CaptureState, { name: Name }>
type OutcomeProps<Name extends CaptureState['name']> = {
  state: StateOf<Name>
  dispatch: (event: CaptureEvent) => void
  onUpload: () => void
}

export function Review({ state, dispatch, onUpload }: OutcomeProps<'review'>) {
  const t = useTranslations('media.video')
  return (
    <VideoFrame
      note={<p className="text-13 text-muted">{t('review.text')}</p>}
      actions={
        <>
          <Button variant="primary" data-next onClick={() => dispatch({ type: 'save' })}>
            {t('action.save')}
          </Button>
          <Button onClick={() => dispatch({ type: 'record' })}>{t('action.again')}</Button>
          <Button onClick={onUpload}>{t('action.uploadInstead')}</Button>
          <Button variant="quiet" onClick={() => dispatch({ type: 'discard' })}>
            {t('action.discard')}
          </Button>
        </>
      }
    >
      <FilePlayer file={state.recording} label={t('review.label')} />
    </VideoFrame>
  )
}

export function SendingVideo({ state, dispatch }: Omit<OutcomeProps<'sending'>, 'onUpload'>) {
  const t = useTranslations('media.video.action')
  return (
    <VideoFrame
      note={<UploadProgress progress={state.progress} />}
      actions={
        <Button data-next onClick={() => dispatch({ type: 'cancel' })}>
          {t('cancelUpload')}
        </Button>
      }
    >
      <SentFile state={state} />
    </VideoFrame>
  )
}

/** It did not arrive. A recording is kept, and can be sent again. */
export function FailedVideo({ state, dispatch, onUpload }: OutcomeProps<'failed'>) {
  const t = useTranslations('media.video')
  const textOf = useTextOf()
  const isRecorded = state.file === state.recording
  return (
    <VideoFrame
      note={
        <p className="text-13 text-muted">
          <b className="block font-medium text-error-ink">{textOf(state.message)}</b>
          {state.recording && t('failed.kept')}
        </p>
      }
      actions={
        <>
          {state.canRetry && (
            <Button variant="primary" data-next onClick={() => dispatch({ type: 'save' })}>
              {t('action.retry')}
            </Button>
          )}
          <Button data-next onClick={onUpload}>
            {isRecorded ? t('action.uploadInstead') : t('action.upload')}
          </Button>
          {isRecorded ? (
            <Button variant="quiet" onClick={() => dispatch({ type: 'discard' })}>
              {t('action.discard')}
            </Button>
          ) : (
            <Button variant="quiet" onClick={() => dispatch({ type: 'cancel' })}>
              {t('action.cancel')}
            </Button>
          )}
        </>
      }
    >
      <SentFile state={state} />
    </VideoFrame>
  )
}

function SentFile({ state: { file, recording } }: { state: StateOf<'sending'> | StateOf<'failed'> }) {
  const t = useTranslations('media.video.review')
  if (file === recording) return <FilePlayer file={file} label={t('label')} />
  return <StageWords icon={<FileVideo />} title={file.name} />
}
