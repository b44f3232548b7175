import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router'
import { refreshRootData } from '#/features/account/root-data.queries.ts'
import { CvImport } from '#/features/profile/components/import/cv-import.tsx'
import { myProfileQuery } from '#/features/profile/profile.queries.ts'
import { completeness } from '#/domain/profile/completeness.ts'
import type { MyProfileView } from '#/features/profile/profile.view.ts'
import { stepPath } from '#/features/profile/use-step-rail.ts'
import { stepRoute } from './-step-route.ts'

export const Route = createFileRoute('/app/individual/profile/import')({
  ...stepRoute,
  component: Import,
})

/** What was added is gone on with where it helps most. */
function Import() {
  const { data: mine } = useSuspenseQuery(myProfileQuery)
  const queryClient = useQueryClient()
  const router = useRouter()
  const navigate = useNavigate()
  const onAdded = (saved: MyProfileView) => {
    if (saved.name !== mine.name) void refreshRootData(queryClient, router)
    void navigate({ to: stepPath(completeness(saved.document).nextStep?.step ?? 1) })
  }
  return <CvImport mine={mine} onAdded={onAdded} />
}
