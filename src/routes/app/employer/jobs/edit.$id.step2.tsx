import { createFileRoute } from '@tanstack/react-router'
import { TakesStep } from '#/features/jobs/components/editor/takes-step.tsx'

export const Route = createFileRoute('/app/employer/jobs/edit/$id/step2')({
  component: TakesStep,
})
