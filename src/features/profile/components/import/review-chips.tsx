import { useTranslations } from 'use-intl'
import { ChoiceChips } from '#/ui/choice-chips.tsx'
import { Overfull } from './overfull.tsx'
import type { Review } from './use-review.ts'

type ReviewChipsProps = {
  review: Review
  name: 'skills' | 'sectors'
  title: string
  options: readonly { value: string; label: string }[]
}

function Chips({ review, name, title, options }: ReviewChipsProps) {
  if (options.length === 0) return null
  const chosen = options.map(({ value }) => value).filter((value) => review.chosen.has(value))
  const change = (next: string[]) => {
    const changed = options.find(({ value }) => next.includes(value) !== chosen.includes(value))
    if (changed) review.choose(changed.value, next.includes(changed.value))
  }
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-16">{title}</h2>
      <Overfull review={review} name={name} />
      <ChoiceChips label={title} options={options} value={chosen} onValueChange={change} />
    </section>
  )
}

export function ReviewChips({ review }: { review: Review }) {
  const t = useTranslations('profile')
  const sector = useTranslations('vocabulary.sector')
  const { skills, sectors } = review.typed[4]
  return (
    <>
      <Chips
        review={review}
        name="skills"
        title={t('skills.title')}
        options={skills.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Chips
        review={review}
        name="sectors"
        title={t('sectors.title')}
        options={sectors.map((code) => ({ value: code, label: sector(code) }))}
      />
    </>
  )
}
