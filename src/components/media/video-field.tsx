import { useCallback, useState, type ReactNode } from 'react'
import { BoundGroup } from '#/components/form/bound-field.tsx'
import { useFieldContext } from '#/components/form/form-context.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { usePendingError, type Pending } from './pending-media.ts'
import { VideoControl, type VideoControlProps } from './video-control.tsx'

type VideoFieldProps = Pick<VideoControlProps, 'folder' | 'fileName'> & {
  label: string
  aside?: string
  help?: ReactNode
}

/** A video of a form: its address is the field's value once the file is stored, and null or '' when there is none. */
export function VideoField({ label, aside, help, ...video }: VideoFieldProps) {
  const field = useFieldContext<string | null>()
  const [none] = useState(() => (field.state.value === null ? null : ''))
  const setError = usePendingError()
  const [pending, setPending] = useState<Pending>(null)
  const onPendingChange = useCallback(
    (now: Pending) => {
      setPending(now)
      setError(now)
    },
    [setError],
  )
  return (
    <BoundGroup {...{ label, aside, help }}>
      {(group) => (
        <>
          <VideoControl
            {...video}
            {...group}
            value={field.state.value || null}
            onChange={(url) => field.handleChange(url ?? none)}
            onPendingChange={onPendingChange}
          />
          {pending && <LeaveGuard />}
        </>
      )}
    </BoundGroup>
  )
}
