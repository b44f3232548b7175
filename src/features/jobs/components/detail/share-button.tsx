import { Share2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton, type IconButtonProps } from '#/ui/icon-button.tsx'
import { toast } from '#/ui/toast.ts'

export type ShareButtonProps = Pick<IconButtonProps, 'size' | 'edge'> & { jobId: string; title: string }

/** Hands the job's address to the device's own sheet, or copies it where there is none. */
export function ShareButton({ jobId, title, ...look }: ShareButtonProps) {
  const t = useTranslations('job.detail')
  const share = async () => {
    const url = `${window.location.origin}/job/${jobId}`
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        toast.success(t('shared'))
      }
    } catch (error) {
      // Closing the device's sheet is an answer, not a failure.
      if (!(error instanceof Error && error.name === 'AbortError')) toast.error(t('shareFailed'))
    }
  }
  return (
    <IconButton label={t('share')} onClick={() => void share()} {...look}>
      <Share2 aria-hidden="true" />
    </IconButton>
  )
}
