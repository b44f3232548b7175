import { useTranslations } from 'use-intl'
import { LateSuspensionNotice } from '#/components/screens/late-suspension-notice.tsx'
import type { OrganizationPage } from '../organizations.view.ts'
import { CompanyAnswers } from './company-answers.tsx'
import { CompanyFacts, CompanyHeader } from './company-header.tsx'
import { CompanyJobs } from './company-jobs.tsx'
import { CompanyVideo } from './company-video.tsx'

/** Plain text as people type it: an empty line begins a paragraph, a single break is kept. */
function CompanyAbout({ description }: { description: string }) {
  const t = useTranslations('organization.page')
  const paragraphs = Array.from(description.replaceAll(/\n\s*\n/g, '\n\n').matchAll(/(?:.+\n?)+/g))
  return (
    <section>
      <h2 className="mb-3 text-18">{t('about')}</h2>
      <div className="grid max-w-prose gap-3 text-15 text-pretty text-ink-2">
        {paragraphs.map(({ 0: text, index }) => (
          <p key={index} className="whitespace-pre-line [overflow-wrap:anywhere]">
            {text}
          </p>
        ))}
      </div>
    </section>
  )
}

/** What anybody may read about a company: who it is, what it has open, and how it answers. */
export function CompanyPage(page: OrganizationPage) {
  const { organization, openJobs, openJobCount, answers, suspensionReason, suspendedSince, viewer } = page
  const { name, video, description } = organization
  return (
    <div className="flex-1 bg-surface [--halo:var(--surface)]">
      <article className="mx-auto max-w-dash px-5 py-6 max-md:px-4 max-md:py-5 lg:py-10">
        <div className="empty:hidden [&:not(:empty)]:mb-5">
          <LateSuspensionNotice organization={name} reason={suspensionReason} since={suspendedSince} />
        </div>
        <CompanyHeader organization={organization} viewer={viewer} />
        <div className="mt-5">
          <CompanyFacts {...page} />
        </div>
        {/* One column: who they are, how they answer, what is open. Two: the answers stand beside the others. */}
        <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
          <div className="grid grid-cols-1 content-start gap-10">
            {video && <CompanyVideo name={name} src={video} />}
            <CompanyAbout description={description} />
          </div>
          <aside className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <CompanyAnswers answers={answers} />
          </aside>
          <CompanyJobs {...{ name, openJobs, openJobCount }} />
        </div>
      </article>
    </div>
  )
}
