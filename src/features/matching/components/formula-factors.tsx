import { useTranslations } from 'use-intl'
import type { Side } from '#/domain/matching/types.ts'
import { FACTOR_WEIGHTS } from '#/domain/matching/weights.ts'
import { CREDIT_NUMBERS, factorsOf } from '../published-formula.ts'

/** Both sides are drawn to one scale: a weight of 25 is as long in C as in E. */
const HEAVIEST = Math.max(...Object.values(FACTOR_WEIGHTS))

/** One side's factors: each with a bar as long as its weight, and how its credit is found. */
export function FormulaFactors({ side }: { side: Side }) {
  const t = useTranslations('match.explained')
  const fit = useTranslations('fit.factor')
  return (
    <section className="overflow-hidden rounded-card border border-line bg-surface">
      <h3 className="border-b border-line px-5 py-3.5 text-16 max-md:px-4">{t(`factors.${side}`)}</h3>
      <ul>
        {factorsOf(side).map(({ key, weight }) => (
          <li
            key={key}
            className="grid gap-x-8 gap-y-2 border-line px-5 py-4 not-first:border-t max-md:px-4 md:grid-cols-[14rem_minmax(0,1fr)]"
          >
            <div>
              <p className="flex justify-between gap-3 text-15">
                <b className="font-semibold">{fit(key)}</b>
                <span aria-hidden="true" className="head text-16">
                  {weight}
                </span>
                <span className="sr-only">{t('factors.weight', { weight })}</span>
              </p>
              <span
                aria-hidden="true"
                className="mt-1.5 block h-1.5 rounded-full bg-sky"
                style={{ width: `${(100 * weight) / HEAVIEST}%` }}
              />
            </div>
            <p className="text-14 text-pretty text-ink-2">{t(`credit.${key}`, CREDIT_NUMBERS[key])}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
