import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '#/ui/card.tsx'
import type { WorkEntry } from '#/domain/profile/profile-document.ts'
import { useEntryTitle } from '../../use-entry-title.ts'
import { useMonth, useSpan } from '../../use-span.ts'
import { CertificateFields } from '../certificate-fields.tsx'
import { EducationFields } from '../education-fields.tsx'
import { LanguageFields } from '../languages-list.tsx'
import { ProjectFields } from '../project-fields.tsx'
import { PublicationFields } from '../publication-fields.tsx'
import { WorkFields } from '../work-fields.tsx'
import type { EntryList } from '../../import/review-entries.ts'
import { Overfull } from './overfull.tsx'
import { ReviewCard } from './review-card.tsx'
import type { Review } from './use-review.ts'

type ReviewListProps<Entry> = {
  review: Review
  name: EntryList
  title: string
  entries: readonly Entry[]
  detailOf: (entry: Entry) => string
  textOf?: (entry: Entry) => string
  children: (index: number) => ReactNode
}

function ReviewList<Entry extends { id: string }>({
  review,
  name,
  title,
  entries,
  ...props
}: ReviewListProps<Entry>) {
  const titleOf = useEntryTitle()
  if (entries.length === 0) return null
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-3">
      <h2 className="text-16">{title}</h2>
      <Overfull review={review} name={name} />
      <Card asChild>
        <ul className="divide-y divide-line">
          {entries.map((entry, index) => (
            <ReviewCard
              key={entry.id}
              title={titleOf(entry)}
              detail={props.detailOf(entry)}
              text={props.textOf?.(entry)}
              isChosen={review.chosen.has(entry.id)}
              isWrong={review.wrongKeys.has(entry.id)}
              isOpen={review.open.ids.has(entry.id)}
              onChoose={(isChosen) => review.choose(entry.id, isChosen)}
              onToggle={() => review.toggle(entry.id)}
            >
              {props.children(index)}
            </ReviewCard>
          ))}
        </ul>
      </Card>
    </section>
  )
}

const joined = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(' · ')
const roleText = ({ summary, highlights }: WorkEntry) => [summary, ...highlights].filter(Boolean).join('\n')

type ReviewListsProps = { review: Review; isGuessed: (language: string) => boolean }

/** Roles, courses, certificates, languages, projects and publications. */
export function ReviewLists({ review, isGuessed }: ReviewListsProps) {
  const t = useTranslations('profile')
  const meaning = useTranslations('vocabulary.cefrMeaning')
  const [span, month] = [useSpan(), useMonth()]
  const { forms, typed } = review
  return (
    <>
      <forms.work.AppForm>
        <ReviewList
          review={review}
          name="work"
          title={t('work.title')}
          entries={typed[2].work}
          detailOf={(entry) => joined(entry.organization, entry.location, span(entry))}
          textOf={roleText}
        >
          {(index) => <WorkFields form={forms.work} index={index} />}
        </ReviewList>
      </forms.work.AppForm>
      <forms.learned.AppForm>
        <ReviewList
          review={review}
          name="education"
          title={t('education.title')}
          entries={typed[3].education}
          detailOf={(entry) => joined(entry.institution, span(entry, 'open'), entry.score)}
        >
          {(index) => <EducationFields form={forms.learned} index={index} />}
        </ReviewList>
        <ReviewList
          review={review}
          name="certificates"
          title={t('certificates.title')}
          entries={typed[3].certificates}
          detailOf={(entry) => joined(entry.issuer, month(entry.date))}
        >
          {(index) => <CertificateFields form={forms.learned} index={index} />}
        </ReviewList>
        <ReviewList
          review={review}
          name="languages"
          title={t('languages.title')}
          entries={typed[3].languages}
          detailOf={(entry) => meaning(entry.level)}
          textOf={(entry) => (isGuessed(entry.language) ? t('import.review.levelNotSaid') : '')}
        >
          {(index) => <LanguageFields form={forms.learned} index={index} />}
        </ReviewList>
      </forms.learned.AppForm>
      <forms.skilled.AppForm>
        <ReviewList
          review={review}
          name="projects"
          title={t('projects.title')}
          entries={typed[4].projects}
          detailOf={(entry) => span(entry)}
          textOf={({ description }) => description}
        >
          {(index) => <ProjectFields form={forms.skilled} index={index} />}
        </ReviewList>
        <ReviewList
          review={review}
          name="publications"
          title={t('publications.title')}
          entries={typed[4].publications}
          detailOf={(entry) => joined(entry.publisher, month(entry.releaseDate))}
          textOf={({ summary }) => summary}
        >
          {(index) => <PublicationFields form={forms.skilled} index={index} />}
        </ReviewList>
      </forms.skilled.AppForm>
    </>
  )
}
