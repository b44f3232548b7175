import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#/components/screens/confirm-dialog.tsx'
import { Button } from '#/ui/button.tsx'
import { VideoFrame } from './video-frame.tsx'
import { VideoPlayer } from './video-player.tsx'

type StoredVideoProps = { src: string; label: string; onReplace: () => void; onRemove: () => void }

/** The video that is set, and the ways to another one or to none. */
export function StoredVideo({ src, label, onReplace, onRemove }: StoredVideoProps) {
  const t = useTranslations('media.video')
  const [isAsking, setIsAsking] = useState(false)
  const remove = () => {
    setIsAsking(false)
    onRemove()
  }
  return (
    <VideoFrame
      actions={
        <>
          <Button data-next onClick={onReplace}>
            {t('action.replace')}
          </Button>
          <Button variant="quiet" onClick={() => setIsAsking(true)}>
            {t('action.remove')}
          </Button>
        </>
      }
    >
      <VideoPlayer src={src} label={label} />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('removing.title')}
        text={t('removing.text')}
        confirm={t('action.remove')}
        onConfirm={remove}
      />
    </VideoFrame>
  )
}
