import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { findTabLike } from '../../noted-like.ts'

const never = () => () => undefined

/** What a heart that was pressed in this tab says on the way in; undefined where none was. The server knows of none. */
export function useLikeReason(way: 'signIn' | 'signUp'): string | undefined {
  const t = useTranslations('job.noted')
  const title = useSyncExternalStore(
    never,
    () => findTabLike()?.title,
    () => undefined,
  )
  return title === undefined ? undefined : t(way, { title })
}
