import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useAnswerTexts } from '#/components/job/use-answer-texts.ts'
import type { AnswerRecord } from '#/domain/job/answer-record.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { cn } from '#/ui/cn.ts'
import { LogoTile } from '#/ui/logo-tile.tsx'

export type CompanyOnCard = {
  id: string
  name: string
  logo: string | null
  location: string
}

function Figure({ label, value, isTold }: { label: string; value: string; isTold: boolean }) {
  return (
    <div>
      <dt className="text-13 text-muted">{label}</dt>
      <dd className={isTold ? 'font-head text-22 font-semibold tabular-nums' : 'text-14'}>{value}</dd>
    </div>
  )
}

/** How the company answers, in the figures that candidates see on its page. */
function Answers({ answers }: { answers: AnswerRecord }) {
  const t = useTranslations('organization.answers')
  const { rate, median } = useAnswerTexts(answers)
  const frame = 'border-t border-line pt-4'
  if (answers.ratePercent === null) {
    return (
      <dl className={frame}>
        <Figure label={t('title')} value={rate} isTold={false} />
      </dl>
    )
  }
  return (
    <dl className={cn(frame, 'grid grid-cols-2 gap-4')}>
      <Figure label={t('rate')} value={rate} isTold />
      <Figure label={t('median')} value={median} isTold={answers.medianDays !== null} />
    </dl>
  )
}

export type CompanyCardProps = { company: CompanyOnCard; answers: AnswerRecord | null; canSwitch: boolean }

/** The company one works for at the moment, as people see it beside every job. */
export function CompanyCard({ company, answers, canSwitch }: CompanyCardProps) {
  const t = useTranslations('match.employer.company')
  const { id, name, logo, location } = company
  return (
    <Card asChild className="flex flex-col gap-4 p-6 max-md:p-4.5">
      <section aria-label={t('title')}>
        <div className="flex items-center gap-4">
          <LogoTile size="lg" src={logo} />
          <div className="min-w-0">
            <h2 className="text-18">{name}</h2>
            <p className="truncate text-13 text-muted">{location}</p>
          </div>
        </div>
        {answers && <Answers answers={answers} />}
        <div className="mt-auto flex flex-wrap gap-2 *:flex-1">
          <Button asChild>
            <Link to="/company/$id" params={{ id }}>
              {t('page')}
            </Link>
          </Button>
          <Button asChild>
            <Link to="/app/employer/company">{t(canSwitch ? 'switch' : 'edit')}</Link>
          </Button>
        </div>
      </section>
    </Card>
  )
}
