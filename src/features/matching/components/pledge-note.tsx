import { ArrowDownUp, Check, Clock } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { Menu, MenuItem } from '#/ui/menu.tsx'
import { readPledge, type PledgeStanding } from '../candidate-lists.ts'
import type { CandidateView, MatchJobView } from '../candidates.view.ts'
import { CANDIDATE_ORDERS, type CandidateOrder } from '../match-search.ts'

/** Behind this many days a date says more than a weekday. */
const WEEKDAY_DAYS_MAX = 6

export type PledgeNoteProps = {
  job: Pick<MatchJobView, 'replyPledgeDays' | 'today'>
  liked: readonly CandidateView[]
  order: CandidateOrder
  onOrder: (order: CandidateOrder) => void
}

function useDueText() {
  const t = useTranslations('match.pledge')
  const format = useFormatter()
  return ({ count, dueOn, inDays }: NonNullable<PledgeStanding['next']>) => {
    if (inDays === 0) return t('nextToday', { count })
    if (inDays === 1) return t('nextTomorrow', { count })
    const isNear = inDays <= WEEKDAY_DAYS_MAX
    const date = new Date(dueOn)
    return t('nextOn', {
      count,
      day: isNear
        ? format.dateTime(date, { weekday: 'long' })
        : format.dateTime(date, { day: 'numeric', month: 'long' }),
    })
  }
}

function OrderMenu({ order, onOrder }: Pick<PledgeNoteProps, 'order' | 'onOrder'>) {
  const t = useTranslations('match.order')
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          size="sm"
          className="-my-1.5 -mr-2 flex-none"
          aria-label={t('label', { order: t(order) })}
        >
          <span className="max-md:sr-only">{t(order)}</span>
          <ArrowDownUp aria-hidden="true" className="size-3.5 text-muted" />
        </Button>
      }
    >
      {CANDIDATE_ORDERS.map((known) => (
        <MenuItem key={known} icon={known === order ? Check : undefined} onSelect={() => onOrder(known)}>
          {t(known)}
        </MenuItem>
      ))}
    </Menu>
  )
}

/** What was promised, who is about to wait too long, and the order of the list. */
export function PledgeNote({ job, liked, order, onOrder }: PledgeNoteProps) {
  const t = useTranslations('match.pledge')
  const dueText = useDueText()
  const { overdue, next } = readPledge(liked, job.today)
  return (
    <div className="flex min-h-11 items-center gap-2.5 border-b border-line px-5 py-2 text-13 text-ink-2 max-md:items-start max-md:px-4 max-md:py-3">
      <Clock aria-hidden="true" className="size-4 max-md:mt-0.5" />
      <p className="min-w-0 flex-1 text-pretty">
        {job.replyPledgeDays !== null && t('promise', { days: job.replyPledgeDays })}{' '}
        {overdue > 0 && <b className="font-semibold text-error-ink">{t('overdue', { count: overdue })} </b>}
        {next && <b className="font-semibold">{dueText(next)}</b>}
        {liked.every(({ passed }) => passed) && t('nobody')}
      </p>
      <OrderMenu order={order} onOrder={onOrder} />
    </div>
  )
}
