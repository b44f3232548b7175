import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { VideoPlayer } from '#/components/media/video-player.tsx'
import { DrawnMarkdown } from '#/components/markdown/drawn-markdown.tsx'
import { Markdown } from '#/components/markdown/markdown.tsx'
import { LinkText } from '#/ui/link-text.tsx'
import { LogoTile } from '#/ui/logo-tile.tsx'
import type { JobView } from '../../job-detail.view.ts'
import { MoreFacts } from './job-facts.tsx'
import { JobLists } from './job-lists.tsx'

type SectionProps = { title: string; level: 2 | 3; children: ReactNode }

/** A heading with nothing below it, as a draft may have, is not shown. */
function Section({ title, level, children }: SectionProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className="has-[>div:empty]:hidden">
      <Heading className="mb-3 text-18">{title}</Heading>
      {children}
    </section>
  )
}

/** What the employer wrote. Headings inside begin below the section's own. */
export function JobDescription({ job, level }: { job: JobView; level: 2 | 3 }) {
  const t = useTranslations('job.detail')
  const { description, descriptionHtml } = job
  if (!description.trim()) return null
  return (
    <Section title={t('about')} level={level}>
      {descriptionHtml === undefined ? (
        <Markdown underHeading={level}>{description}</Markdown>
      ) : (
        <DrawnMarkdown html={descriptionHtml} underHeading={level} />
      )}
    </Section>
  )
}

/** The place and the people, moving. It never starts by itself. */
export function JobVideo({ job, level }: { job: JobView; level: 2 | 3 }) {
  const t = useTranslations('job.detail.video')
  if (!job.video) return null
  return (
    <Section title={t('title')} level={level}>
      <div className="aspect-video w-full overflow-hidden rounded-card border border-line bg-track">
        <VideoPlayer src={job.video} label={t('label', { title: job.title })} />
      </div>
    </Section>
  )
}

export function JobRequirements({ job, level }: { job: JobView; level: 2 | 3 }) {
  const t = useTranslations('job.detail')
  return (
    <Section title={t('takes')} level={level}>
      <div className="grid grid-cols-1 gap-5">
        <JobLists job={job} />
        <MoreFacts job={job} />
      </div>
    </Section>
  )
}

export function JobCompany({ job, level }: { job: JobView; level: 2 | 3 }) {
  const t = useTranslations('job.detail')
  const { id, name, logo, location } = job.organization
  return (
    <Section title={t('company')} level={level}>
      <div className="flex items-center gap-3">
        <LogoTile src={logo} />
        <div className="min-w-0">
          <p className="truncate text-14 font-medium">{name}</p>
          <p className="truncate text-13 text-muted">{location}</p>
        </div>
      </div>
      <LinkText asChild className="mt-3 inline-block text-14 touch:py-2">
        <Link to="/company/$id" params={{ id }}>
          {t('seeCompany', { name })}
        </Link>
      </LinkText>
    </Section>
  )
}
