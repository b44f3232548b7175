import { useQuery } from '@tanstack/react-query'
import { Building2, X } from 'lucide-react'
import { useDeferredValue, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { BoundField } from '#/components/form/bound-field.tsx'
import { useFieldContext } from '#/components/form/form-context.ts'
import { Input } from '#/ui/input.tsx'
import { PROFILE_LIMITS } from '../profile-limits.ts'
import { employersQuery } from '../profile.queries.ts'
import type { EmployerName } from '../profile.view.ts'

export type ExcludedEmployersFieldProps = {
  label: string
  help: string
  /** The names of those already excluded. */
  known: readonly EmployerName[]
}

/** Companies that never find the profile: searched by name, each taken back with one press. */
export function ExcludedEmployersField({ label, help, known }: ExcludedEmployersFieldProps) {
  const t = useTranslations('profile.wishes')
  const field = useFieldContext<string[]>()
  const [names, setNames] = useState(() => new Map(known.map(({ id, name }) => [id, name])))
  const [typed, setTyped] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const { data: found = [] } = useQuery(employersQuery(useDeferredValue(typed.trim())))
  const chosen = field.state.value
  const offered = typed.trim() === '' ? [] : found.filter(({ id }) => !chosen.includes(id))
  // The pressed button goes away with its employer: the keyboard must not go with it.
  const change = (next: string[]) => {
    field.handleChange(next)
    search.current?.focus()
  }
  const exclude = ({ id, name }: EmployerName) => {
    setNames(new Map(names).set(id, name))
    change([...chosen, id])
    setTyped('')
  }
  return (
    <BoundField label={label} help={help}>
      {(control) => (
        <div className="grid gap-2">
          {chosen.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {chosen.map((id) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-label={t('include', { name: names.get(id) ?? t('goneEmployer') })}
                    onClick={() => change(chosen.filter((kept) => kept !== id))}
                    className="inline-flex h-9 items-center gap-2 rounded-full border border-line-2 bg-surface pr-2.5 pl-3.5 text-14 font-medium text-ink-2 hover:border-control touch:h-11"
                  >
                    {names.get(id) ?? t('goneEmployer')}
                    <X aria-hidden="true" className="size-4 text-muted" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          {chosen.length < PROFILE_LIMITS.excludedEmployersMax && (
            <Input
              {...control}
              ref={search}
              type="search"
              autoComplete="off"
              placeholder={t('searchEmployer')}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                if (offered[0]) exclude(offered[0])
              }}
              onBlur={field.handleBlur}
            />
          )}
          {typed.trim() !== '' && (
            <ul
              aria-label={t('foundEmployers')}
              className="overflow-hidden rounded-ctl border border-line bg-raised"
            >
              {offered.map((employer) => (
                <li key={employer.id}>
                  <button
                    type="button"
                    onClick={() => exclude(employer)}
                    className="focus-inset flex min-h-11 w-full items-center gap-2.5 px-3 text-left text-15 hover:bg-track/60"
                  >
                    <Building2 aria-hidden="true" className="size-4 text-muted" />
                    {employer.name}
                  </button>
                </li>
              ))}
              {offered.length === 0 && <li className="px-3 py-2.5 text-14 text-muted">{t('noEmployer')}</li>}
            </ul>
          )}
        </div>
      )}
    </BoundField>
  )
}
