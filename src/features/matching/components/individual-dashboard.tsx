import { useSuspenseQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useToday } from '#/components/clock/use-today.ts'
import type { Completeness } from '#/domain/profile/completeness.ts'
import { approachesOf, countWaiting, liveMatchesOf, matchesOf } from '../dashboard.ts'
import { myLikesQuery, recommendedJobsQuery } from '../matching.queries.ts'
import type { MyLikeView } from '../my-likes.view.ts'
import { CompletenessCard } from './completeness-card.tsx'
import { DashboardHead } from './dashboard-head.tsx'
import { MyLikes } from './my-likes.tsx'
import { MyMatches } from './my-matches.tsx'
import { NextSteps } from './next-steps.tsx'
import { RecommendedJobs } from './recommended-jobs.tsx'
import { useKeptPart } from './use-kept-part.ts'

export type IndividualDashboardProps = { firstName: string; completeness: Completeness }

function useLead(likes: readonly MyLikeView[], hasProfile: boolean): string {
  const t = useTranslations('match.dashboard.lead')
  const [live, asked, waiting] = [
    liveMatchesOf(likes).length,
    approachesOf(likes).length,
    countWaiting(likes),
  ]
  if (live > 0) return t('matched', { count: live })
  if (asked > 0) return t('approached', { count: asked })
  if (!hasProfile) return t('start')
  return waiting > 0 ? t('waiting', { count: waiting }) : t('nothing')
}

/** What a job seeker should do now, what fits them, and where their likes stand. */
export function IndividualDashboard({ firstName, completeness }: IndividualDashboardProps) {
  const queries = useSuspenseQueries({ queries: [recommendedJobsQuery, myLikesQuery] })
  const [{ data: recommended }, { data: likes }] = queries
  const [newMatchId, setNewMatchId] = useState<string | null>(null)
  const hasProfile = completeness.percent > 0
  const today = useToday()
  const lead = useLead(likes, hasProfile)
  const keptPart = useKeptPart()
  return (
    <div {...keptPart} className="mx-auto w-full max-w-dash px-5 pt-8 pb-9 max-md:px-4 max-md:pt-5">
      <DashboardHead firstName={firstName} lead={lead} />
      <MyMatches matches={matchesOf(likes)} newMatchId={newMatchId} />
      {(hasProfile || approachesOf(likes).length > 0) && (
        <NextSteps
          likes={likes}
          recommended={recommended}
          completeness={completeness}
          today={today}
          onMatch={setNewMatchId}
        />
      )}
      <div className="mt-4 grid grid-cols-1 gap-x-10 gap-y-7 max-md:mt-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <RecommendedJobs jobs={recommended} hasProfile={hasProfile} />
        <div className="grid grid-cols-1 content-start gap-7">
          <CompletenessCard completeness={completeness} />
          <MyLikes likes={likes} />
        </div>
      </div>
    </div>
  )
}
