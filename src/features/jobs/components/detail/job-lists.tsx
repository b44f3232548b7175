import { useLocale, useTranslations } from 'use-intl'
import { codeNamer } from '#/lib/code-namer.ts'
import { Tag } from '#/ui/tag.tsx'
import type { JobView } from '../../job-detail.view.ts'

type TagGroupProps = { title: string; tags: readonly string[]; tone?: 'neutral' | 'sky' }

/** Words that belong together. A long one wraps inside its tag instead of leaving the page. */
function TagGroup({ title, tags, tone }: TagGroupProps) {
  if (tags.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 font-text text-13 font-medium tracking-normal text-muted">{title}</h3>
      <ul className="flex flex-wrap gap-1.5">
        {tags.map((tag) => (
          <li key={tag} className="max-w-full">
            <Tag
              tone={tone}
              className="h-auto min-h-6 max-w-full rounded-[12px] px-2.5 py-0.5 text-13 whitespace-normal [overflow-wrap:anywhere]"
            >
              {tag}
            </Tag>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useLanguages(job: JobView): string[] {
  const t = useTranslations('job')
  const vocabulary = useTranslations('vocabulary')
  const locale = useLocale()
  const nameOf = codeNamer('language', locale)
  return job.languages.map(({ language, level }) =>
    t('detail.language', {
      language: nameOf(language),
      level: vocabulary(`cefr.${level}`),
    }),
  )
}

/** What the job asks for and what it gives, as words one can scan. */
export function JobLists({ job }: { job: JobView }) {
  const t = useTranslations('job.detail')
  const languages = useLanguages(job)
  return (
    <>
      <TagGroup title={t('mustHave')} tags={job.mustHaveSkills} tone="sky" />
      <TagGroup title={t('niceToHave')} tags={job.niceToHaveSkills} />
      <TagGroup title={t('languages')} tags={languages} />
      <TagGroup title={t('benefits')} tags={job.benefits} />
    </>
  )
}
