import { Link } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { PledgeLine } from '#/components/fit/pledge-line.tsx'
import { JobLink } from '#/components/job/job-link.tsx'
import { Button } from '#/ui/button.tsx'
import { cn } from '#/ui/cn.ts'
import { EmptyState } from '#/ui/empty-state.tsx'
import { LogoTile } from '#/ui/logo-tile.tsx'
import { countWaiting, orderLikes } from '../dashboard.ts'
import type { MyLikeView } from '../my-likes.view.ts'
import { TakeBack } from './likes/take-back.tsx'
import { SectionHead } from './section-head.tsx'
import { useShowAll } from './show-all.tsx'
import { KEPT_PART } from './use-kept-part.ts'
import { useCandidateTexts } from './use-candidate-texts.ts'

/** As many as fit beside the recommendations; the rest on demand. */
const SHOWN_AT_FIRST = 5

function LikeStanding({ like }: { like: MyLikeView }) {
  const t = useTranslations('match.dashboard.likes')
  const { shortDayOf } = useCandidateTexts()
  const { state, since, pledge, closeReason } = like
  if (pledge) return <PledgeLine clock={pledge} />
  const isBeacon = state === 'matched' || state === 'approached'
  return (
    <p
      className={cn(
        'flex items-center gap-1.5 text-13',
        isBeacon ? 'font-medium text-beacon-ink' : 'text-muted',
      )}
    >
      {isBeacon && <Heart aria-hidden="true" className="size-3.5 fill-beacon text-beacon-edge" />}
      <span>
        {closeReason ? t(`reason.${closeReason}`) : t(`state.${state}`, { date: shortDayOf(since) })}
      </span>
    </p>
  )
}

function LikeRow({ like }: { like: MyLikeView }) {
  const { jobId, title, organization, isSeen } = like
  return (
    <li className="border-b border-line py-2.5">
      <div className="relative grid min-h-10 grid-cols-[2rem_minmax(0,1fr)_7.25rem] items-center gap-3">
        <LogoTile size="sm" src={organization.logo} />
        <div className="min-w-0">
          <h3 className="truncate font-text text-14 leading-5 tracking-normal">
            {isSeen ? <JobLink job={{ id: jobId, title }} className="focus-visible:after:inset-0" /> : title}
          </h3>
          <p className="dotted flex text-12 text-muted">
            <span className="truncate">{organization.name}</span>
            <span className="relative z-1 flex-none empty:hidden">
              <TakeBack like={like} />
            </span>
          </p>
        </div>
        <LikeStanding like={like} />
      </div>
    </li>
  )
}

/** Everything one liked or was asked, with where it stands and the way back. */
export function MyLikes({ likes }: { likes: readonly MyLikeView[] }) {
  const t = useTranslations('match.dashboard.likes')
  const ordered = orderLikes(likes)
  const waiting = countWaiting(likes)
  const note = waiting > 0 ? t('waiting', { count: waiting }) : undefined
  const { shown, button } = useShowAll(ordered, {
    atFirst: SHOWN_AT_FIRST,
    all: t('all', { count: likes.length }),
    fewer: t('fewer'),
  })
  return (
    <section {...KEPT_PART} aria-labelledby="my-likes">
      <SectionHead id="my-likes" title={t('title')} note={note}>
        {button}
      </SectionHead>
      {likes.length === 0 ? (
        <EmptyState
          icon={Heart}
          title={t('empty.title')}
          className="border-t border-line py-8"
          action={
            <Button asChild>
              <Link to="/jobs">{t('empty.action')}</Link>
            </Button>
          }
        >
          {t('empty.body')}
        </EmptyState>
      ) : (
        <ul className="border-t border-line">
          {shown.map((like) => (
            <LikeRow key={like.jobId} like={like} />
          ))}
        </ul>
      )}
    </section>
  )
}
