import { useTranslations } from 'use-intl'
import { LinkText } from '#/ui/link-text.tsx'
import type { ProfileView } from '../profile.view.ts'
import type { ProfileSection, SectionEntry } from '../profile-sections.ts'

type ProfileSectionsProps = { profile: ProfileView; sections: readonly ProfileSection[] }

const isWork = ({ key }: ProfileSection) => key === 'work' || key === 'volunteering'

export function ProfileSections({ profile, sections }: ProfileSectionsProps) {
  return (
    <>
      {sections.filter(isWork).map((section) => (
        <Section key={section.key} section={section} />
      ))}
      {profile.skills.length > 0 && <Skills skills={profile.skills} work={profile.work} />}
      {sections
        .filter((section) => !isWork(section))
        .map((section) => (
          <Section key={section.key} section={section} />
        ))}
    </>
  )
}

function Section({ section }: { section: ProfileSection }) {
  return (
    <section aria-labelledby={`section-${section.key}`}>
      <h2 id={`section-${section.key}`} className="text-22">
        {section.title}
      </h2>
      <ol className="mt-2 divide-y divide-line">
        {section.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  )
}

function Entry({ entry }: { entry: SectionEntry }) {
  return (
    <li className="grid gap-x-6 gap-y-1 py-5 first:pt-3 [overflow-wrap:anywhere] sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <p className="text-14 leading-6 text-muted">{entry.when}</p>
      <div>
        <h3 className="font-text text-16 font-semibold tracking-normal">{entry.title}</h3>
        {entry.by && <p className="text-15 text-muted">{entry.by}</p>}
        {entry.text && (
          <p className="mt-2 max-w-[62ch] text-pretty whitespace-pre-line text-ink-2">{entry.text}</p>
        )}
        {entry.points.length > 0 && (
          <ul className="mt-2 grid max-w-[62ch] gap-1 text-ink-2">
            {entry.points.map((point) => (
              <li
                key={point}
                className="relative pl-4 text-pretty before:absolute before:left-0 before:text-muted before:content-['–']"
              >
                {point}
              </li>
            ))}
          </ul>
        )}
        {entry.link && (
          <LinkText href={entry.link.href} rel="nofollow noopener" className="mt-2 inline-block text-14">
            {entry.link.text}
          </LinkText>
        )}
      </div>
    </li>
  )
}

function Skills({ skills, work }: Pick<ProfileView, 'skills' | 'work'>) {
  const t = useTranslations('profile.page')
  const level = useTranslations('profile.skillLevel')
  const years = useTranslations('profile.skills')
  const evidence = new Map(work.map(({ id, position, organization }) => [id, organization || position]))
  return (
    <section aria-labelledby="section-skills">
      <h2 id="section-skills" className="text-22">
        {t('skills')}
      </h2>
      <ul className="mt-4 grid gap-x-10 sm:grid-cols-2">
        {skills.map((skill) => (
          <li key={skill.name} className="border-t border-line py-3 [overflow-wrap:anywhere]">
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-medium">{skill.name}</span>
              {skill.level && <span className="flex-none text-13 text-ink-2">{level(`${skill.level}`)}</span>}
            </p>
            <p className="dotted text-13 text-muted empty:hidden">
              {skill.years !== null && <span>{years('years', { years: skill.years })}</span>}
              {skill.evidenceWorkId && evidence.has(skill.evidenceWorkId) && (
                <span>{evidence.get(skill.evidenceWorkId)}</span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
