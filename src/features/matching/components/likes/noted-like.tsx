import { lazyRouteComponent, useRouterState } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { QuietPart } from '#/components/screens/quiet-part.tsx'
import { findNotedLike, forgetTabLike, forgetTurnedBack } from '../../noted-like.ts'
import type { Liker } from './like-as-noted.tsx'

/** For the few who come from a heart. */
const LikeAsNoted = lazyRouteComponent(() => import('./like-as-noted.tsx'), 'LikeAsNoted')

/** It is looked for whenever this is drawn. */
const never = () => () => undefined

export type NotedLikeProps = { user: (Liker & { typeChosen: boolean; isImpersonated: boolean }) | null }

/**
 * Makes the like for which somebody has signed in, once they have. A visitor who turns back from the way in has thought
 * better of it. Nothing is made of an address: only the press of a heart is noted.
 */
export function NotedLike({ user }: NotedLikeProps) {
  const hasTurnedBack = useRouterState({
    // A page that is still on its way may not know yet who is here.
    select: ({ status, matches }) => status === 'idle' && !matches.at(-1)?.pathname.startsWith('/auth/'),
  })
  const isVisitor = user === null
  useEffect(() => {
    if (!isVisitor || !hasTurnedBack) return
    forgetTurnedBack()
    // Whoever goes back to a page that the browser had kept finds it as it was: it is not drawn again.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && forgetTabLike()
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [isVisitor, hasTurnedBack])
  const liker = user?.typeChosen && !user.isImpersonated ? user : null
  const isNoted = useSyncExternalStore(
    never,
    () => liker !== null && findNotedLike(liker.id) !== null,
    () => false,
  )
  if (!isNoted || !liker) return null
  return (
    <QuietPart about={liker.id}>
      <LikeAsNoted key={liker.id} user={liker} />
    </QuietPart>
  )
}
