import { createFileRoute } from '@tanstack/react-router'
import { RoleStep } from '#/features/jobs/components/editor/role-step.tsx'

export const Route = createFileRoute('/app/employer/jobs/edit/$id/step1')({
  component: RoleStep,
})
