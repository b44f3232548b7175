import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { NoCompany } from '#/components/screens/no-company.tsx'
import { SuspensionNotice } from '#/components/screens/suspension-notice.tsx'
import type { AnswerRecord } from '#/domain/job/answer-record.ts'
import { Card } from '#/ui/card.tsx'
import { findFirstDraft, waitingJobs, type JobWithLikes } from '../waiting-jobs.ts'
import { CompanyCard, type CompanyOnCard } from './company-card.tsx'
import { DashboardHead } from './dashboard-head.tsx'
import { WaitingCards } from './waiting-cards.tsx'
import { useToday } from '#/components/clock/use-today.ts'

export type EmployerDashboardProps = {
  firstName: string
  /** The active company; null when there is none. */
  company: CompanyOnCard | null
  /** How it answered likes; null until that is known. */
  answers: AnswerRecord | null
  /** What an admin wrote when suspending the company; null while it is not. */
  suspensionReason: string | null
  /** How many companies they belong to, the active one included. */
  companies: number
  jobs: readonly JobWithLikes[]
  /** Their jobs and the way to a new one, from the feature that owns them. */
  jobsTable: ReactNode
}

function Companyless({ kind }: { kind: 'noCompany' | 'notConnected' }) {
  const t = useTranslations(`match.employer.${kind}`)
  return (
    <Card>
      <NoCompany title={t('title')} text={t('body')} action={t('action')} isFirst={kind === 'noCompany'} />
    </Card>
  )
}

function useLead(jobs: readonly JobWithLikes[], waiting: number): string {
  const t = useTranslations('match.employer.lead')
  if (jobs.length === 0) return t('noJobs')
  if (findFirstDraft(jobs)) return t('drafts')
  return waiting > 0 ? t('waiting', { count: waiting }) : t('nothing')
}

/** Who waits for an employer's answer, their jobs, and the company they work for. */
export function EmployerDashboard({
  firstName,
  company,
  answers,
  suspensionReason,
  companies,
  jobs,
  jobsTable,
}: EmployerDashboardProps) {
  const t = useTranslations('match.employer')
  const waiting = waitingJobs(jobs, useToday())
  const count = waiting.reduce((sum, { likesNew }) => sum + likesNew, 0)
  const lead = useLead(jobs, count)
  return (
    <div className="mx-auto w-full max-w-dash px-5 pt-8 pb-9 max-md:px-4 max-md:pt-5">
      <DashboardHead firstName={firstName} lead={company ? lead : t('lead.noCompany')} />
      {company ? (
        <div className="grid grid-cols-1 gap-7">
          {suspensionReason && <SuspensionNotice organization={company.name} reason={suspensionReason} />}
          <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
            {jobs.length > 0 ? <WaitingCards jobs={waiting} draft={findFirstDraft(jobs)} /> : jobsTable}
            <CompanyCard company={company} answers={answers} canSwitch={companies > 1} />
          </div>
          {jobs.length > 0 && jobsTable}
        </div>
      ) : (
        <Companyless kind={companies > 0 ? 'notConnected' : 'noCompany'} />
      )}
    </div>
  )
}
