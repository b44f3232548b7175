import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { messagesOf } from '#/components/form/show-errors.ts'
import { useTextOf } from '#/components/form/use-text-of.ts'
import { PictureControl } from '#/components/media/picture-control.tsx'
import { isWorthResending } from '#/components/media/refuse-file.ts'
import { AppError } from '#/domain/app-error.ts'
import { toast } from '#/ui/toast.ts'
import { updateUserPicture } from '../picture.functions.ts'
import { useSessionChange } from '../use-session-change.ts'

export type ProfilePictureProps = {
  image: string | null | undefined
  /** Whether a new picture becomes the account's own; else only its address is handed on. */
  savesToUser?: boolean
  /** Hears the address of a new picture. */
  onUploaded?: (url: string) => void
  /** Above the line that says what fits. */
  children?: ReactNode
}

/** The server refuses an address in its answer's words; the control shows them beside the picture. */
class PictureNotSaved extends AppError {}

async function savePicture(image: string | null): Promise<void> {
  const answer = await updateUserPicture({ data: { image } }).catch((error: unknown) => {
    throw new PictureNotSaved('INTERNAL', messagesOf(error)[0] ?? 'media.picture.updateFailed')
  })
  if ('error' in answer) throw new PictureNotSaved('CONFLICT', answer.error)
}

/** A person's own picture. A new one is the account's as soon as it is stored, and shows on every page. */
export function ProfilePicture({ image, savesToUser = true, onUploaded, children }: ProfilePictureProps) {
  const t = useTranslations('media.picture')
  const textOf = useTextOf()
  const changeSession = useSessionChange()
  const remove = async () => {
    await savePicture(null)
    await changeSession()
  }
  const take = async (url: string) => {
    if (savesToUser) {
      await savePicture(url)
      await changeSession()
      toast.success(t('updated'))
    }
    onUploaded?.(url)
  }
  const sayWhatFailed = (error: unknown) => {
    if (error instanceof PictureNotSaved) return toast.error(t('updateFailed'))
    const isRefused = !isWorthResending(error)
    toast.error(
      isRefused
        ? messagesOf(error)
            .map((it) => textOf(it))
            .join(', ')
        : t('uploadFailed'),
    )
  }
  return (
    <PictureControl
      src={image ?? null}
      folder="profile-pictures"
      onUploaded={take}
      onFailed={sayWhatFailed}
      onRemove={savesToUser ? remove : undefined}
    >
      {children}
    </PictureControl>
  )
}
