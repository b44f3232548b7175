import { useEffect, useEffectEvent } from 'react'
import { messagesOf } from '#/components/form/show-errors.ts'
import type { VideoFolder } from './recording-limits.ts'
import { isWorthResending } from './refuse-file.ts'
import { sendFile } from './send-file.ts'
import type { CaptureEvent, CaptureState } from './video-capture-state.ts'

type SendingOptions = {
  state: CaptureState
  folder: VideoFolder
  dispatch: (event: CaptureEvent) => void
  onSent: (url: string, from: 'recorded' | 'chosen') => void
  onFailed: (message: string) => void
}

/** Sends the file while the control is in that state; leaving it, by Cancel or with the page, calls it off. */
export function useSending({ state, folder, dispatch, onSent, onFailed }: SendingOptions): void {
  const file = state.name === 'sending' ? state.file : null
  const from = state.name === 'sending' && state.file === state.recording ? 'recorded' : 'chosen'
  const succeed = useEffectEvent((url: string) => {
    onSent(url, from)
    dispatch({ type: 'sent' })
  })
  const fail = useEffectEvent((error: unknown) => {
    const [message = 'media.upload.failed'] = messagesOf(error)
    onFailed(message)
    dispatch({ type: 'fail', message, canRetry: isWorthResending(error) })
  })
  useEffect(() => {
    if (!file) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const onProgress = (progress: number) => {
      if (!signal.aborted) dispatch({ type: 'progress', progress })
    }
    sendFile({ file, folder, onProgress, signal }).then(
      (url) => !signal.aborted && succeed(url),
      (error: unknown) => !signal.aborted && fail(error),
    )
    return () => controller.abort()
  }, [file, folder, dispatch])
}
