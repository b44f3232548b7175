import { createFileRoute } from '@tanstack/react-router'
import { ComingArea } from '#/features/admin/components/coming-area.tsx'

export const Route = createFileRoute('/app/admin/jobs')({ component: () => <ComingArea area="jobs" /> })
