import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { toIsoDate } from '#/domain/time/iso-date.ts'
import type { Onlooker } from './onlookers.ts'
import {
  findEmployers,
  getMyProfile,
  getMyProfileAs,
  getUserProfile,
  saveProfileSteps,
} from './profile.functions.ts'
import type { ProfileStepChange } from './profile.schema.ts'
import { toProfileView, type MyProfileView, type ProfileView } from './profile.view.ts'

/** Everything about profiles begins with this key. */
const PROFILES = 'profiles'

/** Somebody's profile, as the caller may see it. */
function profileQuery(userId: string) {
  return queryOptions({
    queryKey: [PROFILES, 'of', userId],
    queryFn: () => getUserProfile({ data: { id: userId } }),
  })
}

/** The signed-in job seeker's own profile, whole. */
export const myProfileQuery = queryOptions({
  queryKey: [PROFILES, 'mine'],
  queryFn: () => getMyProfile(),
})

const SEEN_AS = 'seen as'

/** The same as somebody else sees it; null where there is none for them. */
export function myProfileAsQuery(onlooker: Onlooker) {
  return queryOptions({
    queryKey: [PROFILES, SEEN_AS, onlooker],
    queryFn: () => getMyProfileAs({ data: { as: onlooker } }),
  })
}

/** Companies whose name begins so. */
export function employersQuery(name: string) {
  return queryOptions({
    queryKey: [PROFILES, 'employers', name],
    queryFn: () => findEmployers({ data: { name } }),
    enabled: name !== '',
    placeholderData: keepPreviousData,
  })
}

/**
 * Saves fields of steps, all or none, and keeps the answer as the own profile; what is derived from it elsewhere is stale
 * then.
 */
export async function saveMyProfile(
  queryClient: QueryClient,
  steps: ProfileStepChange[],
): Promise<MyProfileView> {
  const mine = await saveProfileSteps({ data: { steps } })
  queryClient.setQueryData(myProfileQuery.queryKey, mine)
  queryClient.removeQueries({ queryKey: profileQuery(mine.userId).queryKey })
  queryClient.removeQueries({ queryKey: [PROFILES, SEEN_AS] })
  return mine
}

/**
 * A profile for its page: one's own comes from the own profile, which is loaded once, anybody else's is asked for.
 * Throws when there is none or the caller may not see it.
 */
export async function loadShownProfile(
  queryClient: QueryClient,
  userId: string,
  user: { id: string; type: string } | null,
): Promise<ProfileView> {
  if (user?.id !== userId || user.type !== 'Individual')
    return queryClient.ensureQueryData(profileQuery(userId))
  const { document, ...person } = await queryClient.ensureQueryData(myProfileQuery)
  return toProfileView(person, document, { access: 'contact', today: toIsoDate(new Date()) })
}
