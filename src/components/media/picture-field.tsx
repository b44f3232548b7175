import { useCallback } from 'react'
import { BoundGroup } from '#/components/form/bound-field.tsx'
import { useFieldContext } from '#/components/form/form-context.ts'
import { usePendingError } from './pending-media.ts'
import { PictureControl, type PictureControlProps } from './picture-control.tsx'

type PictureFieldProps = Pick<PictureControlProps, 'folder' | 'shape' | 'children'> & {
  /** The field's name, above it: what the picture is called where there is nothing else to call it by. */
  alt: string
  /** On the way to the first one. */
  label: string
  /** What stands for no picture at all; one can go back to it. */
  none: string
}

/** A picture of a form: its address is the field's value once the file is stored. */
export function PictureField({ none, ...picture }: PictureFieldProps) {
  const field = useFieldContext<string>()
  const setPending = usePendingError()
  const onBusyChange = useCallback((isBusy: boolean) => setPending(isBusy ? 'uploading' : null), [setPending])
  const isOwn = field.state.value !== none
  return (
    <BoundGroup label={picture.alt}>
      {({ id, describedBy, invalid }) => (
        <PictureControl
          {...picture}
          {...{ id, describedBy, invalid }}
          src={field.state.value || null}
          isStandIn={!isOwn}
          onUploaded={(url) => field.handleChange(url)}
          onRemove={isOwn ? () => field.handleChange(none) : undefined}
          onBusyChange={onBusyChange}
        />
      )}
    </BoundGroup>
  )
}
