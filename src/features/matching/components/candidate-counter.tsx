import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSettled } from '#/lib/use-settled.ts'
import { Card } from '#/ui/card.tsx'
import { cn } from '#/ui/cn.ts'
import { Skeleton } from '#/ui/skeleton.tsx'
import { candidateCountQuery } from '../candidate-count.queries.ts'
import {
  candidateCountSchema,
  type AskedOfPeople,
  type CandidateCountInput,
} from '../candidate-count.schema.ts'
import type { CandidateCountView, FewOrMore } from '../candidate-count.view.ts'
import { Drops, WhyFew } from './requirement-drops.tsx'

/** This long after the last key the count follows. */
const TYPING_PAUSE_MS = 700

/** `panel`: a card beside a step. `line`: one line above it that opens. `row`: that line, at the head of a list. */
type CounterLook = 'panel' | 'line' | 'row'

export type CandidateCounterProps = { jobId: string; asked: AskedOfPeople; look: CounterLook }

/** What is sent, and nothing else of the job. As text, so that what is equal is the same to React. */
function toText(jobId: string, asked: AskedOfPeople): string {
  const { workLocation, point, countries, mustHaveSkills, experienceYears } = asked
  const { educationLevel, educationRequirement, languages } = asked
  const input: CandidateCountInput = {
    ...{ jobId, workLocation, point, countries, mustHaveSkills, experienceYears },
    ...{ educationLevel, educationRequirement, languages },
  }
  return JSON.stringify(input)
}

/** The count for what was asked when the writer last paused; the one before it while the next is on its way. */
function useCount(jobId: string, asked: AskedOfPeople, isWanted: boolean): Counted {
  const typed = toText(jobId, asked)
  const settled = useSettled(typed, TYPING_PAUSE_MS)
  const input = JSON.parse(settled) as CandidateCountInput
  // What its field refuses is asked of nobody: the count before it stays.
  const enabled = isWanted && candidateCountSchema.safeParse(input).success
  const { data, isError, isPlaceholderData } = useQuery({ ...candidateCountQuery(input), enabled })
  const hasNone = isError || (isWanted && !enabled && !data)
  return { count: hasNone ? null : data, isOld: isPlaceholderData || settled !== typed }
}

/** How many people would be found now for what a job asks, and what each requirement costs. */
export function CandidateCounter({ jobId, asked, look }: CandidateCounterProps) {
  // The head of a list counts once it is opened: a count goes through everybody's profiles.
  const [isWanted, setWanted] = useState(look !== 'row')
  const counted = useCount(jobId, asked, isWanted)
  if (look === 'panel') return <Panel {...counted} />
  return <Line {...counted} look={look} isWanted={isWanted} onOpen={() => setWanted(true)} />
}

/** Undefined: on its way for the first time. Null: there is none now. */
type Counted = { count: CandidateCountView | null | undefined; isOld: boolean }

function usePeopleText() {
  const t = useTranslations('match.count')
  return (people: FewOrMore) => (people === null ? t('few') : t('people', { count: people }))
}

const old = (isOld: boolean) => cn('transition-opacity duration-150', isOld && 'opacity-50')

function Panel({ count, isOld }: Counted) {
  const t = useTranslations('match.count')
  const peopleText = usePeopleText()
  return (
    <Card asChild className="p-5 max-xl:hidden">
      <section aria-label={t('title')} aria-busy={isOld}>
        <h2 className="font-text text-14 font-semibold tracking-normal">{t('title')}</h2>
        <p role="status" className={cn('mt-1 text-22 font-semibold tabular-nums', old(isOld))}>
          {count && peopleText(count.found)}
          {count === null && <span className="text-14 font-normal text-muted">{t('none')}</span>}
          {count === undefined && <Skeleton className="h-7 w-32" />}
        </p>
        <p className="mt-1 text-13 text-pretty text-muted">{t('help')}</p>
        {count && <Drops drops={count.drops} className={old(isOld)} />}
        {count && <WhyFew count={count} />}
      </section>
    </Card>
  )
}

/** `row` stands above people who pass the hard requirements: its number is of those who meet the others too. */
const LINES = {
  line: {
    title: 'title',
    help: 'help',
    className: 'mb-7 rounded-card border border-line bg-surface px-4 xl:hidden',
  },
  row: { title: 'meetAll', help: 'cost', className: 'border-b border-line px-5 max-md:px-4' },
} as const

type LineProps = Counted & { look: keyof typeof LINES; isWanted: boolean; onOpen: () => void }

function Line({ count, isOld, look, isWanted, onOpen }: LineProps) {
  const t = useTranslations('match.count')
  const { title, help, className } = LINES[look]
  const peopleText = usePeopleText()
  const said = count === undefined ? t('counting') : t('none')
  return (
    <details className={cn('group text-14', className)} onToggle={onOpen}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          {t(isWanted ? title : 'ask')}{' '}
          {isWanted && (
            <b className={cn('font-semibold tabular-nums', old(isOld))}>
              {count ? peopleText(count.found) : said}
            </b>
          )}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 flex-none text-muted transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="pb-4">
        <p className="text-13 text-pretty text-muted">{t(help)}</p>
        {count && <Drops drops={count.drops} className={old(isOld)} />}
        {count && <WhyFew count={count} />}
      </div>
    </details>
  )
}
