import { lazyRouteComponent } from '@tanstack/react-router'
import { Share2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LatePart } from '#/components/screens/late-part.tsx'
import { IconButton, type IconButtonProps } from '#/ui/icon-button.tsx'
import { popoverState } from '#/ui/popover-state.ts'
import { toast } from '#/ui/toast.ts'

export type ShareButtonProps = Pick<IconButtonProps, 'size' | 'edge'> & { jobId: string; title: string }

const SharePanel = lazyRouteComponent(() => import('./share-panel.tsx'), 'SharePanel')

/** Hands the job's address to the device's own sheet, or copies it where there is none, or shows it to be copied. */
export function ShareButton({ jobId, title, ...look }: ShareButtonProps) {
  const t = useTranslations('job.detail')
  const anchor = useRef<HTMLButtonElement>(null)
  const id = useId()
  const [open, setOpen] = useState(false)
  const [url, setUrl] = useState('')
  const share = async () => {
    const address = `${window.location.origin}/job/${jobId}`
    setUrl(address)
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url: address })
      else {
        // Without TLS there is no clipboard at all, whatever the types say.
        await navigator.clipboard.writeText(address)
        toast.successHere(t('shared'))
      }
    } catch (error) {
      // Closing the device's sheet is an answer, not a failure.
      if (error instanceof Error && error.name === 'AbortError') return
      void SharePanel.preload?.()
      setOpen(true)
    }
  }
  return (
    <>
      <IconButton
        ref={anchor}
        label={t('share')}
        onClick={() => (open ? setOpen(false) : void share())}
        {...(open ? popoverState(id, open) : {})}
        {...look}
        className="noscript:hidden"
      >
        <Share2 aria-hidden="true" />
      </IconButton>
      <LatePart isWanted={open} onFailed={() => setOpen(false)}>
        <SharePanel anchor={anchor} id={id} url={url} open={open} onOpenChange={setOpen} />
      </LatePart>
    </>
  )
}
