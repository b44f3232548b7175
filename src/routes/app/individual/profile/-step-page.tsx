import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, type ReactNode } from 'react'
import { refreshRootData } from '#/features/account/root-data.queries.ts'
import { ProfileEditor } from '#/features/profile/components/profile-editor.tsx'
import { myProfileQuery } from '#/features/profile/profile.queries.ts'
import type { ProfileStep } from '#/features/profile/profile-steps.ts'

type StepPageProps = { step: ProfileStep; picture?: ReactNode }

/** One step of the editor. A changed name shows in the bar at once. */
export function StepPage({ step, picture }: StepPageProps) {
  const { data: mine } = useSuspenseQuery(myProfileQuery)
  const queryClient = useQueryClient()
  const router = useRouter()
  const onNamesSaved = useCallback(() => void refreshRootData(queryClient, router), [queryClient, router])
  return <ProfileEditor key={step} {...{ step, mine, picture, onNamesSaved }} />
}
