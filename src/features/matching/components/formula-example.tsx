import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { FitPanel } from '#/components/fit/fit-panel.tsx'
import { useTakeOver } from '#/components/form/use-take-over.ts'
import { moneyFormat } from '#/lib/intl-formats.ts'
import { Card } from '#/ui/card.tsx'
import { ChoiceChips } from '#/ui/choice-chips.tsx'
import { cn } from '#/ui/cn.ts'
import { Segmented } from '#/ui/segmented.tsx'
import {
  EXAMPLE_FLOORS,
  EXAMPLE_JOB,
  EXAMPLE_PAY,
  EXAMPLE_SKILLS,
  EXAMPLE_TITLES,
  EXAMPLE_TOWNS,
  FIRST_CHOICES,
  type ExampleChoices,
} from '../example-fit.ts'
import { exampleFitQuery } from '../example-fit.queries.ts'

type Change = (changed: Partial<ExampleChoices>) => void

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start justify-items-start gap-2">
      <p aria-hidden="true" className="text-14 font-medium">
        {label}
      </p>
      {children}
    </div>
  )
}

const named = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }))

function usePounds(): (amount: number) => string {
  const locale = useLocale()
  return (amount) => moneyFormat(locale, 'GBP').format(amount)
}

/** What the job asks, and what may be changed about the person. */
function Choices({ choices, onChange }: { choices: ExampleChoices; onChange: Change }) {
  const t = useTranslations('match.explained.example')
  const pounds = usePounds()
  const payText = (floor: number | null) => (floor === null ? t('pay.unsaid') : pounds(floor))
  return (
    <div ref={useTakeOver<HTMLDivElement>()} className="grid gap-5">
      <Choice label={t('skills')}>
        <ChoiceChips
          label={t('skills')}
          options={named(EXAMPLE_SKILLS)}
          value={choices.skills}
          onValueChange={(skills) => onChange({ skills })}
        />
      </Choice>
      <Choice label={t('title')}>
        <Segmented
          name="example-title"
          label={t('title')}
          options={named(EXAMPLE_TITLES)}
          value={choices.title}
          onValueChange={(title) => onChange({ title })}
          className="max-md:grid max-md:w-full max-md:grid-cols-2"
        />
      </Choice>
      <div className="flex flex-wrap gap-x-8 gap-y-5">
        <Choice label={t('town.label')}>
          <Segmented
            name="example-town"
            label={t('town.label')}
            options={EXAMPLE_TOWNS.map((value) => ({ value, label: t(`town.${value}`) }))}
            value={choices.town}
            onValueChange={(town) => onChange({ town })}
          />
        </Choice>
        <Choice label={t('pay.label')}>
          <Segmented
            name="example-pay"
            label={t('pay.label')}
            options={EXAMPLE_PAY.map((value) => ({ value, label: payText(EXAMPLE_FLOORS[value]) }))}
            value={choices.pay}
            onValueChange={(pay) => onChange({ pay })}
            className="max-md:grid max-md:grid-cols-2"
          />
        </Choice>
      </div>
    </div>
  )
}

/** A fit that one can change: an invented person and an invented job, scored by the code that scores everybody. */
export function FormulaExample() {
  const t = useTranslations('match.explained.example')
  const [choices, setChoices] = useState(FIRST_CHOICES)
  const { data: fit, isPlaceholderData } = useQuery(exampleFitQuery(choices))
  const pounds = usePounds()
  const { title, mustHaveSkills, niceToHaveSkills, maxSalary, experienceYears } = EXAMPLE_JOB
  const job = {
    ...{ title, must: mustHaveSkills.join(', '), nice: niceToHaveSkills.join(', ') },
    ...{ pay: pounds(maxSalary ?? 0), years: experienceYears ?? 0 },
  }
  return (
    <>
      <p className="max-w-[66ch] text-16 text-pretty text-ink-2">{t('job', job)}</p>
      <Choices
        choices={choices}
        onChange={(changed) => setChoices((before) => ({ ...before, ...changed }))}
      />
      {fit && (
        <Card
          className={cn('p-6 transition-opacity duration-150 max-md:p-4', isPlaceholderData && 'opacity-55')}
        >
          <p role="status" className="sr-only">
            {t('said', { fit: fit.fit ?? 0 })}
          </p>
          <FitPanel fit={fit} perspective="you" hasFormula={false} />
        </Card>
      )}
    </>
  )
}
