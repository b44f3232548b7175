import { useCallback } from 'react'
import { useFieldBinding } from '#/components/form/bound-field.tsx'
import { useFieldContext } from '#/components/form/form-context.ts'
import { FieldError } from '#/ui/field.tsx'
import { usePendingError } from './pending-media.ts'
import { PictureControl, type PictureControlProps } from './picture-control.tsx'

type PictureFieldProps = Pick<PictureControlProps, 'folder' | 'shape' | 'children'> & {
  /** The field's name: what the picture is called where there is nothing else to call it by. */
  alt: string
  /** On the empty area. */
  label: string
  /** What stands for no picture at all; one can go back to it. */
  none: string
}

/** A picture of a form: its address is the field's value once the file is stored. */
export function PictureField({ none, ...picture }: PictureFieldProps) {
  const field = useFieldContext<string>()
  const { id, error } = useFieldBinding(picture.alt)
  const setPending = usePendingError()
  const onBusyChange = useCallback((isBusy: boolean) => setPending(isBusy ? 'uploading' : null), [setPending])
  const isOwn = field.state.value !== none
  return (
    <div className="grid gap-1.5">
      <PictureControl
        {...picture}
        id={id}
        src={field.state.value || null}
        onUploaded={(url) => field.handleChange(url)}
        onRemove={isOwn ? () => field.handleChange(none) : undefined}
        onBusyChange={onBusyChange}
        describedBy={`${id}-error`}
        invalid={error !== null}
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}
