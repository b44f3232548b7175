import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { BAND_COLOR } from '#/components/fit/bands.ts'
import { RADII_TO_ZERO } from '#/domain/matching/reach.ts'
import { combineSides } from '#/domain/matching/score.ts'
import { GATE_KEYS } from '#/domain/matching/types.ts'
import { FORMULA_VERSION } from '#/domain/matching/weights.ts'
import { cn } from '#/ui/cn.ts'
import { publishedBands } from '../published-formula.ts'
import { FormulaExample } from './formula-example.tsx'
import { FormulaFactors } from './formula-factors.tsx'

/** Two scores far enough apart to show which way the fit leans. */
const EXAMPLE = { e: 88, c: 64 }

const NEVER = ['name', 'picture', 'age', 'gender', 'nationality', 'address'] as const

function Chapter({ title, body, children }: { title: string; body: string; children?: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-line pt-8">
      <h2 className="text-22">{title}</h2>
      <p className="max-w-[66ch] text-16 text-pretty text-ink-2">{body}</p>
      {children}
    </section>
  )
}

function Formula() {
  const t = useTranslations('match.explained.sides')
  const fit = combineSides(EXAMPLE.e, EXAMPLE.c) ?? 0
  return (
    <>
      <p
        role="img"
        aria-label={t('formulaLabel')}
        className="head flex items-center justify-center gap-4 rounded-card border border-line bg-surface py-7 text-28 max-md:text-22"
      >
        <span>fit</span>
        <span className="text-muted">=</span>
        <span className="grid justify-items-center gap-1.5">
          <span className="px-3">2 · E · C</span>
          <span className="h-0.5 w-full rounded-full bg-control" />
          <span className="px-3">E + C</span>
        </span>
      </p>
      <p className="max-w-[66ch] text-16 text-pretty text-ink-2">{t('why')}</p>
      <p className="max-w-[66ch] text-16 text-pretty text-ink-2">{t('example', { ...EXAMPLE, fit })}</p>
    </>
  )
}

function Bands() {
  const t = useTranslations('match.explained.bands')
  const fit = useTranslations('fit.band')
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {publishedBands().map((entry) => (
        <div key={entry.band} className="rounded-card border border-line bg-surface p-4">
          <span
            aria-hidden="true"
            className={cn('mb-3 block h-1.5 w-10 rounded-full', BAND_COLOR[entry.band].background)}
          />
          <dt className={cn('head text-16', BAND_COLOR[entry.band].text)}>{fit(entry.band)}</dt>
          <dd className="text-14 text-muted">
            {'floor' in entry ? t('from', { floor: entry.floor }) : t('below', { floor: entry.below })}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid max-w-[66ch] list-disc gap-1.5 pl-5 text-16 text-ink-2 marker:text-muted">
      {points.map((point) => (
        <li key={point} className="pl-1">
          {point}
        </li>
      ))}
    </ul>
  )
}

/** The formula in words and in the very numbers it computes with. */
export function FormulaPage() {
  const t = useTranslations('match.explained')
  return (
    <article className="mx-auto grid w-full max-w-[54rem] gap-10 px-5 py-12 max-md:px-4 max-md:py-7">
      <header>
        <p className="mb-2 text-13 font-medium text-muted">{t('version', { version: FORMULA_VERSION })}</p>
        <h1 className="text-36 max-md:text-28">{t('title')}</h1>
        <p className="mt-4 max-w-[60ch] text-18 leading-7 text-pretty text-ink-2">{t('lead')}</p>
      </header>
      <Chapter title={t('sides.title')} body={t('sides.body')}>
        <Formula />
      </Chapter>
      <Chapter title={t('example.heading')} body={t('example.body')}>
        <FormulaExample />
      </Chapter>
      <Chapter title={t('factors.title')} body={t('factors.body')}>
        <FormulaFactors side="person" />
        <FormulaFactors side="job" />
      </Chapter>
      <Chapter title={t('bands.title')} body={t('bands.body')}>
        <Bands />
      </Chapter>
      <Chapter title={t('silence.title')} body={t('silence.body')} />
      <Chapter title={t('gates.title')} body={t('gates.body')}>
        <Points points={GATE_KEYS.map((key) => t(`gates.${key}`, { radii: RADII_TO_ZERO }))} />
      </Chapter>
      <Chapter title={t('never.title')} body={t('never.body')}>
        <Points points={NEVER.map((key) => t(`never.${key}`))} />
      </Chapter>
      <Chapter title={t('privacy.title')} body={t('privacy.body')} />
    </article>
  )
}
