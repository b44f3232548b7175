import { useNavigate } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { PROFILE_STEPS, type ProfileStep } from '../profile-steps.ts'
import type { MyProfileView } from '../profile.view.ts'
import { useStepForm } from '../use-step-form.ts'
import { stepPath } from '../use-step-rail.ts'
import { AboutStep } from './about-step.tsx'
import { EducationStep } from './education-step.tsx'
import { ExperienceStep } from './experience-step.tsx'
import { SkillsStep } from './skills-step.tsx'
import { StepFrame } from './step-frame.tsx'
import { WishesStep } from './wishes-step.tsx'

type StepProps = {
  mine: MyProfileView
  picture?: ReactNode
  onNamesSaved: () => void
  onContinue: () => void
}

function AboutEditor({ mine, picture, ...events }: StepProps) {
  const editor = useStepForm({ step: 1, mine, ...events })
  return (
    <StepFrame step={1} userId={mine.userId} editor={editor}>
      <AboutStep form={editor.form} picture={picture} />
    </StepFrame>
  )
}

function ExperienceEditor({ mine, ...events }: StepProps) {
  const editor = useStepForm({ step: 2, mine, ...events })
  return (
    <StepFrame step={2} userId={mine.userId} editor={editor}>
      <ExperienceStep form={editor.form} document={editor.document} />
    </StepFrame>
  )
}

function EducationEditor({ mine, ...events }: StepProps) {
  const editor = useStepForm({ step: 3, mine, ...events })
  return (
    <StepFrame step={3} userId={mine.userId} editor={editor}>
      <EducationStep form={editor.form} document={editor.document} />
    </StepFrame>
  )
}

function SkillsEditor({ mine, ...events }: StepProps) {
  const editor = useStepForm({ step: 4, mine, ...events })
  return (
    <StepFrame step={4} userId={mine.userId} editor={editor}>
      <SkillsStep form={editor.form} document={editor.document} />
    </StepFrame>
  )
}

function WishesEditor({ mine, ...events }: StepProps) {
  const editor = useStepForm({ step: 5, mine, ...events })
  return (
    <StepFrame step={5} userId={mine.userId} editor={editor}>
      <WishesStep form={editor.form} excludedEmployers={mine.excludedEmployers} />
    </StepFrame>
  )
}

const EDITORS: Record<ProfileStep, ComponentType<StepProps>> = {
  1: AboutEditor,
  2: ExperienceEditor,
  3: EducationEditor,
  4: SkillsEditor,
  5: WishesEditor,
}

export type ProfileEditorProps = {
  step: ProfileStep
  mine: MyProfileView
  /** The control of the account's picture, for the first step. */
  picture?: ReactNode
  /** The name of the account changed too. */
  onNamesSaved: () => void
}

/** One of the five steps; Continue leads to the next and from the last to the finished profile. */
export function ProfileEditor({ step, mine, picture, onNamesSaved }: ProfileEditorProps) {
  const navigate = useNavigate()
  const next = PROFILE_STEPS.find((candidate) => candidate > step)
  const onContinue = () =>
    void (next
      ? navigate({ to: stepPath(next) })
      : navigate({ to: '/profile/$id', params: { id: mine.userId } }))
  const Editor = EDITORS[step]
  return <Editor mine={mine} picture={picture} onNamesSaved={onNamesSaved} onContinue={onContinue} />
}
