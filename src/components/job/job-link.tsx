import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { cn } from '#/ui/cn.ts'

type Listeners = Pick<
  ComponentProps<'a'>,
  'onClick' | 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
>

export type JobLinkProps = Listeners & { job: { id: string; title: string }; className?: string }

/** A job's title, whose press counts on the whole row: the nearest positioned ancestor. */
export function JobLink({ job, className, ...listeners }: JobLinkProps) {
  return (
    <Link
      to="/job/$id"
      params={{ id: job.id }}
      data-job={job.id}
      className={cn(
        'outline-none after:absolute after:inset-0 focus-visible:after:inset-[3px] focus-visible:after:rounded-ctl focus-visible:after:outline-2 focus-visible:after:outline-sky',
        className,
      )}
      {...listeners}
    >
      {job.title}
    </Link>
  )
}
