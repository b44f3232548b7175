import { createFileRoute } from '@tanstack/react-router'
import { StepPage } from './-step-page.tsx'
import { stepRoute } from './-step-route.ts'

export const Route = createFileRoute('/app/individual/profile/step4')({
  ...stepRoute,
  component: () => <StepPage step={4} />,
})
