import { CameraOff, CircleDot, MonitorX, Square, Video } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { Spinner } from '#/ui/spinner.tsx'
import { CameraPicture } from './camera-picture.tsx'
import { Countdown, RecordingMark } from './recording-marks.tsx'
import { useCamera } from './use-camera.ts'
import { useRecorder } from './use-recorder.ts'
import { needsCamera, type BlockReason, type CaptureEvent, type CaptureState } from './video-capture-state.ts'
import { StageWords, VideoFrame } from './video-frame.tsx'

export type VideoStudioProps = {
  state: CaptureState
  dispatch: (event: CaptureEvent) => void
  limitSeconds: number
  fileName: string
  onUpload: () => void
}

/** Everything for which the camera is needed, from asking for it to the finished recording. */
export function VideoStudio({ state, dispatch, limitSeconds, fileName, onUpload }: VideoStudioProps) {
  const stream = useCamera(needsCamera(state), dispatch)
  const isRecording = state.name === 'recording'
  useRecorder({ isRecording, stream, limitMs: limitSeconds * 1000, fileName, dispatch })
  useSecondHand(state, dispatch)
  useTabSight(dispatch)
  return (
    <VideoFrame note={<Note state={state} />} actions={<Actions {...{ state, dispatch, onUpload }} />}>
      <CameraPicture stream={stream} />
      <Stage state={state} limitSeconds={limitSeconds} />
    </VideoFrame>
  )
}

function useSecondHand(state: CaptureState, dispatch: VideoStudioProps['dispatch']): void {
  const secondsLeft = state.name === 'countdown' ? state.secondsLeft : null
  useEffect(() => {
    if (secondsLeft === null) return undefined
    const timer = setTimeout(() => dispatch({ type: 'second' }), 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft, dispatch])
}

/** Nobody looks at a preview in a hidden tab; a recording goes on, for instance beside one's notes. */
function useTabSight(dispatch: VideoStudioProps['dispatch']): void {
  useEffect(() => {
    const look = () => dispatch({ type: document.hidden ? 'hidden' : 'shown' })
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [dispatch])
}

function Stage({ state, limitSeconds }: Pick<VideoStudioProps, 'state' | 'limitSeconds'>) {
  const t = useTranslations('media.video')
  switch (state.name) {
    case 'asking':
      return <StageWords icon={<Spinner />} title={t('asking.title')} text={t('asking.text')} />
    case 'away':
      return <StageWords icon={<CameraOff />} title={t('away.title')} text={t('away.text')} />
    case 'blocked':
      return <BlockedWords reason={state.reason} />
    case 'countdown':
      return <Countdown secondsLeft={state.secondsLeft} />
    case 'recording':
      return <RecordingMark elapsedMs={state.elapsedMs} limitSeconds={limitSeconds} />
    case 'finishing':
      return <StageWords icon={<Spinner />} title={t('finishing')} />
    default:
      return null
  }
}

function BlockedWords({ reason }: { reason: BlockReason }) {
  const t = useTranslations('media.video.blocked')
  const Icon = reason === 'unsupported' ? MonitorX : CameraOff
  return <StageWords icon={<Icon />} title={t(`${reason}.title`)} text={t(`${reason}.text`)} />
}

function Note({ state }: { state: CaptureState }) {
  const t = useTranslations('media.video.live')
  if (state.name !== 'live') return null
  return <p className="text-13 text-muted">{t('text')}</p>
}

function Actions({ state, dispatch, onUpload }: Pick<VideoStudioProps, 'state' | 'dispatch' | 'onUpload'>) {
  const t = useTranslations('media.video.action')
  const cancel = () => dispatch({ type: 'cancel' })
  const quit = (
    <Button variant="quiet" onClick={cancel}>
      {t('cancel')}
    </Button>
  )
  switch (state.name) {
    case 'live':
      return (
        <>
          <Button variant="primary" data-next onClick={() => dispatch({ type: 'start' })}>
            <CircleDot aria-hidden="true" />
            {t('start')}
          </Button>
          <Button onClick={onUpload}>{t('uploadInstead')}</Button>
          {quit}
        </>
      )
    case 'countdown':
      return (
        <Button data-next onClick={cancel}>
          {t('stopCountdown')}
        </Button>
      )
    case 'recording':
      return (
        <Button variant="danger" data-next onClick={() => dispatch({ type: 'stop' })}>
          <Square aria-hidden="true" className="fill-current" />
          {t('stop')}
        </Button>
      )
    case 'blocked':
      return (
        <>
          {state.reason !== 'unsupported' && (
            <Button variant="primary" data-next onClick={() => dispatch({ type: 'record' })}>
              <Video aria-hidden="true" />
              {t('retry')}
            </Button>
          )}
          <Button data-next onClick={onUpload}>
            {t('upload')}
          </Button>
          {quit}
        </>
      )
    case 'asking':
    case 'away':
      return (
        <Button data-next onClick={cancel}>
          {t('cancel')}
        </Button>
      )
    default:
      return null
  }
}
