import { useStore } from '@tanstack/react-form'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { reloadFor } from '#/components/screens/reload-button.tsx'
import { Banner } from '#/ui/banner.tsx'
import { errorTexts } from './error-texts.ts'
import { fieldId } from './field-id.ts'
import { focusControl } from './focus-control.ts'
import { useFormContext } from './form-context.ts'
import { useFormState } from './form-state.ts'
import { useTextOf } from './use-text-of.ts'

type Meta = Record<string, { errors?: unknown[] } | undefined>

export type FormErrorSummaryProps = {
  className?: string
  /** What the field is part of, said before its label: a row of a list. */
  partOf?: (field: string) => string | null
  /** Brings a field onto the page that is folded away, before the keyboard goes there. */
  onFollow?: (field: string) => void
}

/** After a submit that failed: everything that is wrong, each a way to its field. It shrinks as fields are mended. */
export function FormErrorSummary({ className, partOf, onFollow }: FormErrorSummaryProps) {
  const t = useTranslations('common.form')
  const textOf = useTextOf()
  const form = useFormContext()
  const { labels, generalErrors } = useFormState()
  const submitted = useStore(form.store, (state) => state.submissionAttempts > 0 && !state.isSubmitting)
  const fieldMeta: Meta = useStore(form.store, (state) => state.fieldMeta)
  if (!submitted) return null

  const wrong = Object.entries(fieldMeta)
    .map(([name, meta]) => ({ name, texts: errorTexts(meta?.errors, textOf) }))
    .filter(({ texts }) => texts.length > 0)
  const count = wrong.length + generalErrors.length
  if (count === 0) return null
  const nameOf = (field: string) => [partOf?.(field), labels.get(field)].filter(Boolean).join(', ')
  const follow = (event: MouseEvent<HTMLAnchorElement>, field: string) => {
    event.preventDefault()
    flushSync(() => onFollow?.(field))
    focusControl(document.querySelector(`#${CSS.escape(fieldId(form.formId, field))}`))
  }
  return (
    <Banner
      tone="error"
      role="alert"
      title={wrong.length > 0 ? t('summary', { count }) : undefined}
      action={reloadFor(generalErrors)}
      className={className}
    >
      <ul className="grid gap-0.5">
        {generalErrors.map((error) => (
          <li key={error}>{textOf(error)}</li>
        ))}
        {wrong.map(({ name, texts }) => (
          <li key={name}>
            <a
              href={`#${fieldId(form.formId, name)}`}
              onClick={(event) => follow(event, name)}
              className="inline-block py-[3px] underline decoration-current/40 underline-offset-3 hover:decoration-current touch:py-2.5"
            >
              {nameOf(name) && <b className="font-semibold">{nameOf(name)}: </b>}
              {texts.join(', ')}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
