import { useEffect, useRef, type ComponentProps } from 'react'

/** Far enough in that the browser draws a picture before it is asked to play. */
const FIRST_PICTURE = '#t=0.1'

type PlayerProps = Pick<ComponentProps<'video'>, 'ref' | 'src' | 'preload'> & { label: string }

/** With the browser's own controls. The first picture stands for the video. */
function Player({ label, ...video }: PlayerProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- people's own recordings come without captions
    <video {...video} aria-label={label} controls playsInline className="size-full min-h-0 object-contain" />
  )
}

/** A stored video; no more of it is fetched than that picture needs. */
export function VideoPlayer({ src, label }: { src: string; label: string }) {
  return <Player key={src} src={src + FIRST_PICTURE} label={label} preload="metadata" />
}

/** A video that is still here in the browser. */
export function FilePlayer({ file, label }: { file: File; label: string }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (video.current) video.current.src = url + FIRST_PICTURE
    return () => URL.revokeObjectURL(url)
  }, [file])
  return <Player ref={video} label={label} preload="auto" />
}
