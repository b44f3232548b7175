import { useEffect, useRef, useState } from 'react'
import type { StorageFolder } from '#/domain/media/storage-url.ts'
import { isWorthResending } from './refuse-file.ts'
import { sendFile } from './send-file.ts'

export type PictureState =
  | { name: 'idle' }
  | { name: 'uploading'; progress: number }
  | { name: 'success' }
  | { name: 'removed' }
  | { name: 'failure'; error: unknown; retry: (() => void) | null }

type PictureUploadOptions = {
  folder: StorageFolder
  /** Takes the address over; while it works the control still waits, and when it throws the picture counts as not set. */
  onUploaded: (url: string) => Promise<void> | void
  onFailed?: (error: unknown) => void
}

/** Sends a picture and hands its address on. Only the last one chosen counts, and none after the page was left. */
export function usePictureUpload({ folder, onUploaded, onFailed }: PictureUploadOptions) {
  const [state, setState] = useState<PictureState>({ name: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const run = async (work: (signal: AbortSignal) => Promise<void>, again: () => void) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setState({ name: 'uploading', progress: 0 })
    try {
      await work(signal)
      if (!signal.aborted) setState({ name: 'success' })
    } catch (error) {
      if (signal.aborted) return
      setState({ name: 'failure', error, retry: isWorthResending(error) ? again : null })
      onFailed?.(error)
    }
  }
  const keep = (url: string): void =>
    void run(
      async () => onUploaded(url),
      () => keep(url),
    )
  const upload = (file: File): void => {
    let stored: string | null = null
    const work = async (signal: AbortSignal) => {
      const onProgress = (progress: number) => {
        if (!signal.aborted) setState({ name: 'uploading', progress })
      }
      stored = await sendFile({ file, folder, onProgress, signal })
      signal.throwIfAborted()
      await onUploaded(stored)
    }
    // What has arrived need not be sent twice.
    void run(work, () => (stored === null ? upload(file) : keep(stored)))
  }
  const cancel = () => {
    running.current?.abort()
    setState({ name: 'idle' })
  }
  /** The picture was taken away: what was said of the last one is true no longer. */
  const noteRemoval = () => setState({ name: 'removed' })
  return { state, upload, cancel, noteRemoval }
}
