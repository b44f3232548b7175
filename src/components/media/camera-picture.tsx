import { useEffect, useRef } from 'react'

/** What the camera sees, as in a mirror; the recording is the right way round. Silent, or it would hear itself. */
export function CameraPicture({ stream }: { stream: MediaStream | null }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  if (!stream) return null
  return (
    <video
      ref={video}
      aria-hidden="true"
      muted
      autoPlay
      playsInline
      className="size-full min-h-0 -scale-x-100 object-contain"
    />
  )
}
