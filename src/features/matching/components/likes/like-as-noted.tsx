import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { AccountType } from '#/domain/access/account-type.ts'
import { toast } from '#/ui/toast.ts'
import { keepForPerson, takeNotedLike } from '../../noted-like.ts'
import { useSendLike } from './use-job-like.ts'

/** Somebody who has signed in, as far as liking goes. */
export type Liker = { id: string; type: AccountType; emailVerified: boolean }

/** Makes the like that was noted, once, and says so; one that has to wait until the address is confirmed waits. */
export function LikeAsNoted({ user: { id, type, emailVerified } }: { user: Liker }) {
  const t = useTranslations('job.noted')
  const send = useSendLike()
  const wait = useEffectEvent(() => {
    const kept = keepForPerson(id)
    if (kept) toast.info(t('waits', { title: kept.title }))
  })
  const like = useEffectEvent(async () => {
    const noted = takeNotedLike(id)
    if (!noted) return
    const status = await send({ jobId: noted.jobId, liked: true })
    if (status && !status.matched) toast.success(t('liked', { title: noted.title }))
  })
  const refuse = useEffectEvent(() => {
    if (takeNotedLike(id)) toast.error(t('individualsOnly'))
  })
  useEffect(() => {
    if (type !== 'Individual') refuse()
    else if (emailVerified) void like()
    else wait()
  }, [type, emailVerified])
  return null
}
