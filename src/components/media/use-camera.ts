import { useEffect, useState } from 'react'
import { blockReasonOf, canRecord, closeCamera, openCamera } from './open-camera.ts'
import type { CaptureEvent } from './video-capture-state.ts'

/**
 * The camera's picture while `isNeeded`; null before it is there. Once it is needed no longer, and when the page is left,
 * the light goes out, also of a camera that the browser grants too late.
 */
export function useCamera(isNeeded: boolean, dispatch: (event: CaptureEvent) => void): MediaStream | null {
  const [stream, setStream] = useState<MediaStream | null>(null)
  useEffect(() => {
    if (!isNeeded) return undefined
    if (!canRecord()) return dispatch({ type: 'blocked', reason: 'unsupported' })
    let isLeft = false
    let opened: MediaStream | null = null
    const show = (camera: MediaStream) => {
      if (isLeft) return closeCamera(camera)
      opened = camera
      for (const track of camera.getTracks())
        track.addEventListener('ended', () => dispatch({ type: 'lost' }))
      setStream(camera)
      dispatch({ type: 'opened' })
      // It was allowed from another window, perhaps, and nobody looks.
      if (document.hidden) dispatch({ type: 'hidden' })
    }
    openCamera().then(show, (error: unknown) => {
      if (!isLeft) dispatch({ type: 'blocked', reason: blockReasonOf(error) })
    })
    return () => {
      isLeft = true
      if (opened) closeCamera(opened)
      setStream(null)
    }
  }, [isNeeded, dispatch])
  return stream
}
