import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { JobLink } from '#/components/job/job-link.tsx'
import { useJobTexts } from '#/components/job/use-job-texts.ts'
import { Button } from '#/ui/button.tsx'
import { LinkText } from '#/ui/link-text.tsx'
import { Tag } from '#/ui/tag.tsx'
import type { OpenJobView, OrganizationPage } from '../organizations.view.ts'

function OpenJobRow({ job }: { job: OpenJobView }) {
  const t = useTranslations('vocabulary')
  const { payOrWords, placeOf, postedOf } = useJobTexts()
  const { workLocation, jobType } = job
  const tags = [workLocation && t(`workLocation.${workLocation}`), jobType && t(`jobType.${jobType}`)].filter(
    (tag) => tag !== null,
  )
  const place = placeOf(job)
  return (
    <li className="relative grid gap-x-6 gap-y-1 border-b border-line py-3.5 has-[a:hover]:[&_a]:underline sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <h3 className="font-text text-15 leading-5 tracking-normal text-balance [overflow-wrap:anywhere]">
          <JobLink
            job={job}
            className="underline-offset-3 focus-visible:after:-inset-x-2 focus-visible:after:inset-y-0"
          />
        </h3>
        <p className="dotted text-13 text-muted [overflow-wrap:anywhere]">
          {place && <span>{place}</span>}
          {job.publishedAt && (
            <time dateTime={job.publishedAt} suppressHydrationWarning>
              {postedOf(job.publishedAt)}
            </time>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:justify-items-end sm:text-right sm:max-lg:grid lg:flex-nowrap">
        <span className="text-13 font-medium tabular-nums">{payOrWords(job)}</span>
        <span className="flex gap-1.5">
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </span>
      </div>
    </li>
  )
}

/** A search for the company's own name, as one phrase: quotes inside it would end it early. */
const phraseOf = (name: string) => `"${name.replaceAll('"', ' ')}"`

type CompanyJobsProps = Pick<OrganizationPage, 'openJobs' | 'openJobCount'> & { name: string }

export function CompanyJobs({ name, openJobs, openJobCount }: CompanyJobsProps) {
  const t = useTranslations('organization.page')
  const isMore = openJobCount > openJobs.length
  return (
    <section id="jobs" className="scroll-mt-20">
      <h2 className="mb-3 text-18">{t('openJobs', { count: openJobCount })}</h2>
      {openJobs.length === 0 ? (
        <>
          <p className="text-15 text-muted [overflow-wrap:anywhere]">{t('noJobs', { name })}</p>
          <Button asChild className="mt-4">
            <Link to="/jobs">{t('allJobs')}</Link>
          </Button>
        </>
      ) : (
        <ul className="border-t border-line">
          {openJobs.map((job) => (
            <OpenJobRow key={job.id} job={job} />
          ))}
        </ul>
      )}
      {isMore && (
        <p className="mt-4 text-14 text-muted [overflow-wrap:anywhere]">
          {t('shown', { shown: openJobs.length, count: openJobCount })}{' '}
          <LinkText asChild>
            <Link to="/jobs" search={{ search: phraseOf(name) }}>
              {t('allOfCompany', { name })}
            </Link>
          </LinkText>
        </p>
      )}
    </section>
  )
}
