import { createFileRoute } from '@tanstack/react-router'
import { OfferStep } from '#/features/jobs/components/editor/offer-step.tsx'

export const Route = createFileRoute('/app/employer/jobs/edit/$id/step3')({
  component: OfferStep,
})
