import { lazy, useEffect, useId, useReducer, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { QuietPart } from '#/components/screens/quiet-part.tsx'
import { showErrors } from '#/components/form/show-errors.ts'
import { useTextOf } from '#/components/form/use-text-of.ts'
import { Spinner } from '#/ui/spinner.tsx'
import { toast } from '#/ui/toast.ts'
import { FileChooser } from './file-chooser.tsx'
import type { Pending } from './pending-media.ts'
import { RECORDING_SECONDS_MAX, type VideoFolder } from './recording-limits.ts'
import { StoredVideo } from './stored-video.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { useKeepFocus } from './use-keep-focus.ts'
import { useSending } from './use-sending.ts'
import { VideoAnnouncement } from './video-announcement.tsx'
import {
  IDLE,
  nextCapture,
  unsavedRecording,
  type CaptureEvent,
  type CaptureState,
} from './video-capture-state.ts'
import { VideoChoice } from './video-choice.tsx'
import { StageWords, VideoFrame } from './video-frame.tsx'
import { FailedVideo, Review, SendingVideo } from './video-outcome.tsx'

/** One that could not be had stays so: then another is made. */
const lateStudio = () => lazy(async () => ({ default: (await import('./video-studio.tsx')).VideoStudio }))

export type VideoControlProps = {
  /** The address of the stored video; '' and null are none. */
  value: string | null
  /** The new address; null once the video was removed. */
  onChange: (url: string | null) => void
  folder: VideoFolder
  label: string
  /** What a recording is called, without its extension. */
  fileName?: string
  /** What would be lost, or is not done yet, if the form were sent now. */
  onPendingChange?: (pending: Pending) => void
  id?: string
  describedBy?: string
  invalid?: boolean
}

function pendingIn(state: CaptureState): Pending {
  if (state.name === 'sending') return 'uploading'
  if (state.name === 'recording') return 'filming'
  return state.name === 'finishing' || unsavedRecording(state) ? 'recording' : null
}

/** A video that is recorded here or uploaded, watched, replaced and removed. */
export function VideoControl(props: VideoControlProps) {
  const { value, onChange, folder, label, onPendingChange, id, describedBy, invalid } = props
  const t = useTranslations('media.video')
  const textOf = useTextOf()
  const ownId = useId()
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [state, dispatch] = useReducer(nextCapture, IDLE)
  const choose = (file: File) => dispatch({ type: 'choose', file })
  const { isOver, dropTarget } = useFileDrop(choose)
  useSending({
    state,
    folder,
    dispatch,
    onSent: (url, from) => {
      onChange(url)
      toast.success(t(from === 'recorded' ? 'saved' : 'uploaded'))
    },
    onFailed: (message) => toast.error(textOf(message)),
  })
  const pending = pendingIn(state)
  useEffect(() => onPendingChange?.(pending), [pending, onPendingChange])
  useKeepFocus(root, `${state.name} ${Boolean(value)}`)
  return (
    <div
      ref={root}
      id={id ?? ownId}
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      data-invalid={invalid || undefined}
      data-state={state.name}
      {...dropTarget}
    >
      <Shown {...props} {...{ state, dispatch, isOver }} onUpload={() => input.current?.click()} />
      <FileChooser ref={input} accept="video/*" onFile={choose} />
      <VideoAnnouncement state={state} isSet={Boolean(value)} />
    </div>
  )
}

/** Also after a file that cannot be taken: the next one is chosen where the last one was. */
function isChoice(state: CaptureState): boolean {
  if (state.name === 'failed') return !state.canRetry && !state.recording
  return state.name === 'idle' || state.name === 'replacing'
}

type ShownProps = VideoControlProps & {
  state: CaptureState
  dispatch: (event: CaptureEvent) => void
  isOver: boolean
  onUpload: () => void
}

function Shown({ value, onChange, folder, fileName = 'company-video', isOver, ...rest }: ShownProps) {
  const { state, dispatch, onUpload } = rest
  const limitSeconds = RECORDING_SECONDS_MAX[folder]
  const [VideoStudio, setStudio] = useState(lateStudio)
  const onLost = (error: unknown) => {
    showErrors(error)
    dispatch({ type: 'cancel' })
    setStudio(lateStudio)
  }
  if (value && state.name === 'idle')
    return (
      <StoredVideo
        src={value}
        label={rest.label}
        onReplace={() => dispatch({ type: 'replace' })}
        onRemove={() => onChange(null)}
      />
    )
  if (isChoice(state))
    return (
      <VideoChoice
        {...{ isOver, limitSeconds, onUpload }}
        refusal={state.name === 'failed' ? state.message : undefined}
        onRecord={() => dispatch({ type: 'record' })}
        onCancel={value ? () => dispatch({ type: 'cancel' }) : undefined}
      />
    )
  switch (state.name) {
    case 'review':
      return <Review {...{ state, dispatch, onUpload }} />
    case 'sending':
      return <SendingVideo {...{ state, dispatch }} />
    case 'failed':
      return <FailedVideo {...{ state, dispatch, onUpload }} />
    default:
      return (
        <QuietPart before={<StudioComing />} onCatch={onLost}>
          <VideoStudio {...{ state, dispatch, limitSeconds, fileName, onUpload }} />
        </QuietPart>
      )
  }
}

function StudioComing() {
  const t = useTranslations('media.video.asking')
  return (
    <VideoFrame>
      <StageWords icon={<Spinner />} title={t('title')} />
    </VideoFrame>
  )
}
