import { createFileRoute } from '@tanstack/react-router'
import { StepPage, stepRoute } from './-step-page.tsx'

export const Route = createFileRoute('/app/individual/profile/step5')({
  ...stepRoute,
  component: () => <StepPage step={5} />,
})
