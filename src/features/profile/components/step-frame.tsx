import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { SaveState } from '#/components/editor/autosave.ts'
import { EditorFoot } from '#/components/editor/editor-foot.tsx'
import { EditorFrame } from '#/components/editor/editor-frame.tsx'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { Button } from '#/ui/button.tsx'
import { LinkText } from '#/ui/link-text.tsx'
import { PROFILE_STEPS, type ProfileStep } from '../profile-steps.ts'
import type { StepForm } from '../use-step-form.ts'
import { stepPath, useStepRail } from '../use-step-rail.ts'
import { ProfileProgress } from './profile-progress.tsx'

export type StepFrameProps = {
  step: ProfileStep
  userId: string
  editor: {
    form: Pick<StepForm<ProfileStep>, 'AppForm' | 'FormRoot' | 'FormErrorSummary' | 'SubmitButton'>
    /** As it would be if this moment were saved. */
    document: ProfileDocument
    state: SaveState
    flush: () => Promise<boolean>
  }
  children: ReactNode
}

/** What the five steps share: the rail, the summary of what is wrong, progress, and the foot. */
export function StepFrame({ step, userId, editor, children }: StepFrameProps) {
  const { form, document, state, flush } = editor
  const t = useTranslations('profile')
  const common = useTranslations('common.actions')
  const steps = useStepRail(document, step)
  const previous = PROFILE_STEPS.findLast((candidate) => candidate < step)
  return (
    <form.AppForm>
      <form.FormRoot className="flex flex-1 flex-col">
        <EditorFrame
          title={t(`step.${step}.title`)}
          description={t(`step.${step}.intro`)}
          steps={steps}
          subject={t(`step.${step}.title`)}
          aside={<ProfileProgress document={document} step={step} />}
          foot={
            <EditorFoot
              state={state}
              back={
                previous && (
                  <Button asChild size="lg">
                    <Link to={stepPath(previous)}>{common('back')}</Link>
                  </Button>
                )
              }
              forward={<form.SubmitButton>{step === 5 ? t('finish') : common('continue')}</form.SubmitButton>}
              aside={
                <LinkText asChild>
                  <Link to="/profile/$id" params={{ id: userId }}>
                    {t('preview')}
                  </Link>
                </LinkText>
              }
            />
          }
        >
          <form.FormErrorSummary className="mb-7" />
          <div onBlur={() => void flush()}>{children}</div>
        </EditorFrame>
      </form.FormRoot>
    </form.AppForm>
  )
}
