import { useLocale, useTranslations } from 'use-intl'
import { useJobTexts } from '#/components/job/use-job-texts.ts'
import { DataList, type Fact } from '#/ui/data-list.tsx'
import type { JobView } from '../../job-detail.view.ts'

/** 'Hybrid, full time': the second label continues a sentence. */
function useWorkText(job: JobView): string | null {
  const t = useTranslations('job')
  const vocabulary = useTranslations('vocabulary')
  const locale = useLocale()
  const place = job.workLocation && vocabulary(`workLocation.${job.workLocation}`)
  const type = job.jobType && vocabulary(`jobType.${job.jobType}`)
  if (!place || !type) return place ?? type
  const continued = type.charAt(0).toLocaleLowerCase(locale) + type.slice(1)
  return t('detail.workValue', { place, type: continued })
}

function compact(facts: (Fact | null)[]): Fact[] {
  return facts.filter((fact) => fact !== null)
}

/** The four facts one decides by. What was not said is left out. */
export function JobFacts({ job }: { job: JobView }) {
  const t = useTranslations('job.detail')
  const { payOrWords, dayOf } = useJobTexts()
  const work = useWorkText(job)
  const isOpen = job.state !== 'closed'
  const facts = compact([
    { label: t('pay'), value: payOrWords(job) },
    work ? { label: t('work'), value: work } : null,
    // Of a closed job neither date nor promise holds.
    job.closingDate && isOpen ? { label: t('closes'), value: dayOf(job.closingDate) } : null,
    job.replyPledgeDays && isOpen
      ? { label: t('pledge'), value: t('pledgeDays', { days: job.replyPledgeDays }) }
      : null,
  ])
  return <DataList facts={facts} />
}

function useEducationText(job: JobView): string | null {
  const t = useTranslations('job')
  const vocabulary = useTranslations('vocabulary')
  const { educationLevel, educationRequirement } = job
  if (educationRequirement === 'NotNeeded' || educationLevel === 'None') {
    return t('detail.educationValue.NotNeeded', { level: '' })
  }
  const level = educationLevel && vocabulary(`educationLevel.${educationLevel}`)
  return level && educationRequirement ? t(`detail.educationValue.${educationRequirement}`, { level }) : level
}

export function MoreFacts({ job }: { job: JobView }) {
  const t = useTranslations('job')
  const vocabulary = useTranslations('vocabulary')
  const { dayOf } = useJobTexts()
  const education = useEducationText(job)
  const { experienceYears, jobDuration, sector, startDate, openings } = job
  const facts = compact([
    experienceYears === null
      ? null
      : { label: t('detail.experience'), value: t('detail.years', { years: experienceYears }) },
    education ? { label: t('detail.education'), value: education } : null,
    jobDuration ? { label: t('detail.duration'), value: vocabulary(`jobDuration.${jobDuration}`) } : null,
    sector ? { label: t('detail.sector'), value: vocabulary(`sector.${sector}`) } : null,
    startDate ? { label: t('detail.starts'), value: dayOf(startDate, { isToCome: true }) } : null,
    openings !== null && openings > 1 ? { label: t('detail.openings'), value: openings } : null,
  ])
  if (facts.length === 0) return null
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-12 text-muted">{label}</dt>
          <dd className="text-14 font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
