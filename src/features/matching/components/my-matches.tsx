import { Link } from '@tanstack/react-router'
import { Heart, Mail } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { cn } from '#/ui/cn.ts'
import type { MyLikeView } from '../my-likes.view.ts'
import { ContactDetails } from './contact-details.tsx'
import { useLikeSetter } from './likes/use-job-like.ts'
import { WithdrawButton } from './likes/withdraw-button.tsx'
import { SectionHead } from './section-head.tsx'
import { useShowAll } from './show-all.tsx'
import { KEPT_PART } from './use-kept-part.ts'
import { useCandidateTexts } from './use-candidate-texts.ts'

/** More at once would push everything else out of sight. */
const SHOWN_AT_FIRST = 2

type MatchCardProps = {
  match: MyLikeView
  /** It happened just now, before the reader's eyes: the heart lands. */
  isNew: boolean
}

function MatchActions({ match }: { match: MyLikeView }) {
  const t = useTranslations('match.dashboard.matches')
  const { jobId, title, organization, contact, isSeen, endReason } = match
  const set = useLikeSetter(jobId)
  return (
    <div className="flex flex-wrap gap-2">
      {contact && (
        <Button asChild variant={endReason ? 'secondary' : 'primary'} className="max-md:flex-1">
          <a href={`mailto:${contact.email}`}>
            <Mail aria-hidden="true" className="size-4" />
            {t('write')}
          </a>
        </Button>
      )}
      {isSeen && (
        <Button asChild className="max-md:flex-1">
          <Link to="/job/$id" params={{ id: jobId }}>
            {t('see')}
          </Link>
        </Button>
      )}
      <WithdrawButton
        variant="quiet"
        title={title}
        organizationName={organization.name}
        onConfirm={() => set(false)}
      />
    </div>
  )
}

function MatchCard({ match, isNew }: MatchCardProps) {
  const t = useTranslations('match.dashboard.matches')
  const { dayOf } = useCandidateTexts()
  const { title, organization, since, contact, endReason } = match
  return (
    <li
      className={cn(
        'grid gap-x-8 gap-y-4 rounded-card border border-beacon-line bg-beacon-tint p-5 max-md:p-4 md:grid-cols-[minmax(0,1fr)_auto]',
        isNew && 'motion-safe:animate-pop-in',
      )}
    >
      <div className="flex min-w-0 gap-3.5">
        <Heart
          aria-hidden="true"
          className={cn(
            'mt-0.5 size-6 flex-none fill-beacon text-beacon-edge',
            isNew && 'motion-safe:animate-beacon',
          )}
        />
        <div className="min-w-0">
          <h3 className="text-18 text-beacon-ink">{t('with', { organization: organization.name })}</h3>
          <p className="text-14 text-pretty text-ink-2">
            {t('body', { title, date: dayOf(since) })} {t(endReason ? `ended.${endReason}` : 'next')}
          </p>
        </div>
      </div>
      {contact && (
        <ContactDetails
          contact={contact}
          className="max-md:pl-9.5 md:row-span-2 md:min-w-64 md:self-center"
        />
      )}
      <div className="md:pl-9.5">
        <MatchActions match={match} />
      </div>
    </li>
  )
}

function MatchList({ matches, newMatchId }: MyMatchesProps) {
  const t = useTranslations('match.dashboard.matches')
  const newest = matches.toSorted((a, b) => b.since.localeCompare(a.since))
  const { shown, button } = useShowAll(newest, {
    atFirst: SHOWN_AT_FIRST,
    all: t('all', { count: matches.length }),
    fewer: t('fewer'),
  })
  const part = useRef<HTMLElement>(null)
  useEffect(() => {
    // Whoever has gone on to another control meanwhile stays there.
    const isNowhere = document.activeElement?.matches('body, [data-kept-part]')
    if (newMatchId !== null && isNowhere) part.current?.focus()
  }, [newMatchId])
  return (
    <section ref={part} {...KEPT_PART} aria-labelledby="my-matches" className="mb-6">
      <SectionHead id="my-matches" title={t('title', { count: matches.length })}>
        {button}
      </SectionHead>
      <ul className="grid grid-cols-1 gap-3">
        {shown.map((match) => (
          <MatchCard key={match.jobId} match={match} isNew={match.jobId === newMatchId} />
        ))}
      </ul>
    </section>
  )
}

export type MyMatchesProps = {
  matches: readonly MyLikeView[]
  /** The match that was made before the reader's eyes, if any: it is said aloud. */
  newMatchId: string | null
}

/** Whom one can reach now, and how: a match is what all the rest is for. Nothing to see while there is none. */
export function MyMatches({ matches, newMatchId }: MyMatchesProps) {
  const t = useTranslations('match.dashboard.matches')
  const newMatch = matches.find(({ jobId }) => jobId === newMatchId)
  return (
    <>
      {/* Stands there before there is anything to say: what comes together with its words is often not read out. */}
      <p role="status" className="sr-only">
        {newMatch && t('said', { title: newMatch.title, organization: newMatch.organization.name })}
      </p>
      {matches.length > 0 && <MatchList matches={matches} newMatchId={newMatchId} />}
    </>
  )
}
