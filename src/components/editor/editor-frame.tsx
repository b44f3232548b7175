import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { cn } from '#/ui/cn.ts'
import { StepLine, StepRail, type Step } from '#/ui/stepper.tsx'
import { AppLink } from '#/components/layout/app-link.tsx'
import type { AppPath } from '#/components/layout/app-path.ts'
import { EDITOR_GRID } from './editor-grid.ts'

export type EditorStep = Step & { to: AppPath }

export type EditorFrameProps = {
  title: string
  description?: ReactNode
  steps: readonly EditorStep[]
  /** What is being edited, beside "Step 2 of 5" on phones. */
  subject?: string
  /** At the right of very wide screens, below the form on others. */
  aside?: ReactNode
  /** An `EditorFoot`. */
  foot: ReactNode
  children: ReactNode
}

/** An editor's rhythm: rail with the state of each step, one column, a panel, and a foot that stays. */
export function EditorFrame(props: EditorFrameProps) {
  const t = useTranslations('common.editor')
  const { steps } = props
  const current = steps.findIndex((step) => step.state === 'current')
  const targets = new Map(steps.map((step) => [step.id, step.to]))
  return (
    <div className="@container flex flex-1 flex-col">
      <div
        className={cn(
          'mx-auto w-full max-w-editor flex-1 content-start items-start px-4 pt-4 pb-12 md:px-5 md:pt-7',
          EDITOR_GRID,
        )}
      >
        <StepLine
          className="mb-6 @min-[63rem]:hidden"
          label={t('stepOf', { step: current + 1, total: steps.length })}
          title={props.subject}
          steps={steps}
        />
        <div className="sticky top-[calc(var(--top)+1.75rem)] hidden @min-[63rem]:block">
          <StepRail
            label={t('steps')}
            steps={steps}
            renderLabel={(step) => (
              // Loaded at once: on the way to the next step nothing must be needed that a lost connection keeps back.
              <AppLink
                to={targets.get(step.id) ?? '/'}
                preload="render"
                className="rounded-[3px] hover:text-sky-ink"
              >
                {step.label}
              </AppLink>
            )}
          />
        </div>
        <div className="min-w-0">
          <h1 className="text-28">{props.title}</h1>
          {props.description && <p className="mt-1 text-14 text-pretty text-muted">{props.description}</p>}
          <div className="mt-7">{props.children}</div>
        </div>
        {props.aside && (
          <aside className="min-w-0 @max-[78rem]:mt-8 @min-[63rem]:@max-[78rem]:col-start-2 @min-[78rem]:sticky @min-[78rem]:top-[calc(var(--top)+1.75rem)]">
            {props.aside}
          </aside>
        )}
      </div>
      {props.foot}
    </div>
  )
}
