import { useTranslations } from 'use-intl'
import { useLanguageName } from '#/components/vocabulary/use-name-options.ts'
import { cn } from '#/ui/cn.ts'
import type { CandidateCountView, FewOrMore, RequirementName } from '../candidate-count.view.ts'

/** Why there is no number somewhere. */
export function WhyFew({ count }: { count: CandidateCountView }) {
  const t = useTranslations('match.count')
  const isFew = count.found === null || count.drops.some(({ people }) => people === null)
  return isFew && <p className="mt-3 text-12 text-pretty text-muted">{t('whyFew')}</p>
}

function useRequirementText() {
  const t = useTranslations('match.count.requirement')
  const languageName = useLanguageName()
  return (requirement: RequirementName) => {
    if (requirement.kind === 'skill') return requirement.skill
    if (requirement.kind === 'language') return languageName(requirement.language)
    return t(requirement.kind)
  }
}

/** Each requirement with the people whom it alone rules out. Those who are few everywhere else are said once. */
export function Drops({ drops, className }: Pick<CandidateCountView, 'drops'> & { className: string }) {
  const t = useTranslations('match.count')
  const requirementText = useRequirementText()
  if (drops.length === 0) return null
  const few = drops.filter(({ people }) => people === null)
  const told = few.length > 1 ? drops.filter(({ people }) => people !== null) : drops
  return (
    <div className={cn('mt-3 border-t border-line pt-3 text-13', className)}>
      <p className="text-muted">{t('without')}</p>
      <ul className="mt-1.5 grid gap-1.5">
        {told.map(({ people, ...requirement }) => {
          const name = requirementText(requirement)
          return <Drop key={`${requirement.kind} ${name}`} name={name} people={people} />
        })}
        {few.length > 1 && <Drop name={t(told.length > 0 ? 'anyOther' : 'any')} people={null} />}
      </ul>
    </div>
  )
}

function Drop({ name, people }: { name: string; people: FewOrMore }) {
  const t = useTranslations('match.count')
  return (
    <li className="flex items-baseline gap-3">
      <span className="min-w-0 flex-1 break-words">{name}</span>
      <span className={cn('flex-none tabular-nums', people === null && 'text-muted')}>
        {people === null ? t('few') : t('more', { count: people })}
      </span>
    </li>
  )
}
