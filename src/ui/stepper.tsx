import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

export type StepState = 'done' | 'current' | 'todo' | 'invalid'

export type Step = { id: string; label: string; help?: string; state: StepState }

const DOT: Record<StepState, string> = {
  done: 'border-sky bg-sky text-on-sky',
  current: 'border-sky bg-paper text-sky-ink ring-4 ring-sky-tint',
  todo: 'border-line-2 bg-paper text-muted',
  invalid: 'border-hot bg-paper text-error-ink',
}

export type StepRailProps = {
  label: string
  steps: readonly Step[]
  /** Wraps a step's name, usually in a link. */
  renderLabel?: (step: Step) => ReactNode
  className?: string
}

/** The way through an editor, at its left: where one has been, is, and will go. */
export function StepRail({ label, steps, renderLabel, className }: StepRailProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol>
        {steps.map((step, index) => (
          <li
            key={step.id}
            aria-current={step.state === 'current' ? 'step' : undefined}
            className={cn(
              'relative grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 pb-7 last:pb-0 before:absolute before:top-6 before:bottom-0 before:left-[11px] before:w-0.5 last:before:hidden',
              step.state === 'done' ? 'before:bg-sky' : 'before:bg-line-2',
            )}
          >
            <span
              aria-hidden="true"
              className={cn(
                'z-1 grid size-6 place-items-center rounded-full border-2 text-12 leading-none font-semibold',
                DOT[step.state],
              )}
            >
              {step.state === 'done' ? <Check className="size-3.5 stroke-[2.5]" /> : index + 1}
            </span>
            <span
              className={cn(
                'text-14 leading-6',
                step.state === 'current' ? 'font-semibold text-ink' : 'font-medium text-ink-2',
              )}
            >
              {renderLabel ? renderLabel(step) : step.label}
            </span>
            {step.help && (
              <p
                className={cn(
                  'col-start-2 line-clamp-3 text-13 wrap-anywhere',
                  step.state === 'invalid' ? 'text-error-ink' : 'text-muted',
                )}
              >
                {step.help}
              </p>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

export type StepLineProps = {
  /** "Step 2 of 3" */
  label: string
  /** What is being edited. */
  title?: string
  steps: readonly Step[]
  className?: string
}

/** The same way laid flat, for phones. */
export function StepLine({ label, title, steps, className }: StepLineProps) {
  const current = Math.max(
    0,
    steps.findIndex((step) => step.state === 'current'),
  )
  const share = steps.length > 1 ? (current / (steps.length - 1)) * 100 : 100
  return (
    <div className={className}>
      <p className="dotted truncate text-13">
        <b className="font-semibold">{label}</b>
        {title && <span className="text-muted">{title}</span>}
      </p>
      <div aria-hidden="true" className="relative mt-2 flex h-2.5 items-center justify-between">
        <span
          className="absolute inset-x-0 h-0.5"
          style={{ background: `linear-gradient(90deg, var(--sky) ${share}%, var(--line-2) ${share}%)` }}
        />
        {steps.map((step, index) => (
          <span
            key={step.id}
            className={cn(
              'z-1 size-2.5 rounded-full',
              index <= current ? 'bg-sky' : 'border-2 border-line-2 bg-paper',
              index === current && 'ring-4 ring-sky-tint',
            )}
          />
        ))}
      </div>
    </div>
  )
}
