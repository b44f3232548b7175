import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { messagesOf } from '#/components/form/show-errors.ts'
import { useTextOf } from '#/components/form/use-text-of.ts'
import type { StorageFolder } from '#/domain/media/storage-url.ts'
import { Button } from '#/ui/button.tsx'
import { cn } from '#/ui/cn.ts'
import { FileChooser } from './file-chooser.tsx'
import { EmptyFace, SetFace, type PictureShape } from './picture-face.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { useKeepFocus } from './use-keep-focus.ts'
import { usePictureUpload, type PictureState } from './use-picture-upload.ts'

export type PictureControlProps = {
  src: string | null
  /** `src` is what stands there until somebody chooses a picture. */
  isStandIn?: boolean
  folder: StorageFolder
  /** Takes the address over. While it works the control waits; when it throws, the old picture stays. */
  onUploaded: (url: string) => Promise<void> | void
  onFailed?: (error: unknown) => void
  /** With it the picture can be taken away again. When it throws, the picture stays. */
  onRemove?: () => Promise<void> | void
  onBusyChange?: (isBusy: boolean) => void
  shape?: PictureShape
  /** On the way to the first picture; 'Upload Profile Picture' unless said otherwise. */
  label?: string
  alt?: string
  /** Above the line that says what fits. */
  children?: ReactNode
  id?: string
  describedBy?: string
  invalid?: boolean
  className?: string
}

/** A picture that is chosen, dropped or replaced, and sent at once. The picture before stays until the new one is there. */
export function PictureControl(props: PictureControlProps) {
  const { src, folder, onUploaded, onFailed, onBusyChange, shape = 'round', className } = props
  const t = useTranslations('media.picture')
  const ownId = useId()
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { state, upload, cancel, noteRemoval } = usePictureUpload({ folder, onUploaded, onFailed })
  const { isOver, dropTarget } = useFileDrop(upload)
  const isBusy = state.name === 'uploading'
  useEffect(() => onBusyChange?.(isBusy), [isBusy, onBusyChange])
  useKeepFocus(root, `${state.name} ${src !== null}`)
  const choose = () => input.current?.click()
  const remove = () => {
    const removing = props.onRemove?.()
    // What is removed at once is said at once, while the keyboard is still here.
    if (!(removing instanceof Promise)) return noteRemoval()
    void removing.then(noteRemoval, onFailed)
  }
  const label = props.label ?? t('upload')
  const face = { shape, isBusy, isOver }
  const inputId = `${ownId}-file`
  const describedBy = [props.describedBy, `${ownId}-hint`].filter(Boolean).join(' ')
  return (
    <div
      ref={root}
      id={props.id}
      role="group"
      aria-label={props.alt ?? t('alt')}
      data-invalid={props.invalid || undefined}
      className={cn('flex items-center gap-5', className)}
      {...dropTarget}
    >
      {src === null ? (
        <EmptyFace {...face} label={label} describedBy={describedBy} onChoose={choose} />
      ) : (
        <SetFace {...face} src={src} alt={props.alt ?? t('alt')} inputId={inputId} />
      )}
      <div className="grid min-w-0 flex-1 justify-items-start gap-2">
        {props.children}
        <p id={`${ownId}-hint`} className="text-13 text-pretty text-muted">
          {t('hint')}
        </p>
        {isBusy && <UploadProgress progress={state.progress} className="w-full max-w-72" />}
        {state.name === 'failure' && <Failure error={state.error} />}
        <Actions
          src={src}
          changeLabel={props.isStandIn ? label : t('change')}
          onRemove={props.onRemove && remove}
          {...{ state, choose, cancel, describedBy }}
        />
      </div>
      <FileChooser ref={input} id={inputId} accept="image/*" onFile={upload} />
      <Announcement state={state} />
    </div>
  )
}

type ActionsProps = Pick<PictureControlProps, 'src'> & {
  onRemove?: () => void
  state: PictureState
  changeLabel: string
  choose: () => void
  cancel: () => void
  describedBy: string
}

function Actions({ src, onRemove, state, changeLabel, choose, cancel, describedBy }: ActionsProps) {
  const t = useTranslations('media.picture')
  if (state.name === 'uploading')
    return (
      <Button size="sm" data-next={src !== null || undefined} onClick={cancel}>
        {t('cancel')}
      </Button>
    )
  const retry = state.name === 'failure' ? state.retry : null
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {retry && (
        <Button size="sm" variant="primary" data-next onClick={retry}>
          {t('retry')}
        </Button>
      )}
      {src !== null && (
        <Button size="sm" data-next aria-describedby={describedBy} onClick={choose}>
          {changeLabel}
        </Button>
      )}
      {src !== null && onRemove && (
        <Button size="sm" variant="quiet" onClick={onRemove}>
          {t('remove')}
        </Button>
      )}
    </div>
  )
}

function Failure({ error }: { error: unknown }) {
  const textOf = useTextOf()
  return (
    <p className="text-13 font-medium text-error-ink">
      {messagesOf(error)
        .map((it) => textOf(it))
        .join(', ')}
    </p>
  )
}

function Announcement({ state }: { state: PictureState }) {
  const t = useTranslations('media.picture')
  const textOf = useTextOf()
  const text =
    state.name === 'failure'
      ? messagesOf(state.error)
          .map((it) => textOf(it))
          .join(', ')
      : state.name === 'idle'
        ? ''
        : t(`said.${state.name}`)
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}
