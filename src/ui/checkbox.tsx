import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  help?: ReactNode
}

export function Checkbox({ label, help, className, ...props }: CheckboxProps) {
  return (
    <label className={cn('grid grid-cols-[20px_1fr] items-start gap-x-3 py-0.5 touch:py-2.5', className)}>
      <span className="relative mt-0.5 grid size-5 place-items-center">
        <input
          type="checkbox"
          className="peer col-start-1 row-start-1 size-5 appearance-none rounded-[5px] border border-control bg-surface transition-colors checked:border-sky checked:bg-sky hover:border-muted aria-invalid:border-hot disabled:opacity-55"
          {...props}
        />
        <Check
          aria-hidden="true"
          className="pointer-events-none col-start-1 row-start-1 size-3.5 stroke-3 text-on-sky opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="text-15">{label}</span>
      {help && <span className="col-start-2 text-13 text-muted">{help}</span>}
    </label>
  )
}
