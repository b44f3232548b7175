import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { focusControl } from '#/components/form/focus-control.ts'
import { cn } from '#/ui/cn.ts'
import { STEP_ROUTES, jobFieldId } from '../../edit-paths.ts'
import { stepOfField } from '../../job-steps.ts'
import { useJobEditor } from './job-editor-context.ts'

export type FieldLinkProps = { field: string; className?: string; children: ReactNode }

/** The way to a field, on whatever step it is; it ends with the keyboard in the field. */
export function FieldLink({ field, className, children }: FieldLinkProps) {
  const { job } = useJobEditor()
  const id = jobFieldId(field)
  return (
    <Link
      to={STEP_ROUTES[stepOfField(field) ?? 1]}
      params={{ id: job.id }}
      hash={id}
      // Following the same link twice changes no address, so the step would not notice.
      onClick={() => focusControl(document.querySelector(`#${id}`))}
      className={cn('rounded-[3px]', className)}
    >
      {children}
    </Link>
  )
}
