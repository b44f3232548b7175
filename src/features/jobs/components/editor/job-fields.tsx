import { useTranslations } from 'use-intl'
import { TitleInput } from '#/components/suggestions/word-input.tsx'
import { Field, FieldError } from '#/ui/field.tsx'
import { Input, type InputProps } from '#/ui/input.tsx'
import { Segmented } from '#/ui/segmented.tsx'
import { Select, type SelectOption } from '#/ui/select.tsx'
import { TagInput, type TagInputProps } from '#/ui/tag-input.tsx'
import type { JobDetails } from '#/domain/job/job-details.ts'
import { useJobField } from './job-editor-context.ts'
import { useTypedNumber } from './use-typed-number.ts'

type CodeField =
  | 'sector'
  | 'jobType'
  | 'jobDuration'
  | 'countryCode'
  | 'teamId'
  | 'educationLevel'
  | 'currency'
  | 'salaryPeriod'

type Shared = { label: string; help?: string; aside?: string; className?: string }

export function TitleField({
  label,
  help,
  ...input
}: Shared & Pick<InputProps, 'placeholder' | 'maxLength'>) {
  const { id, name, value, setValue, onBlur, error } = useJobField('title')
  return (
    <Field {...{ id, label, help, error }}>
      {(control) => (
        <TitleInput {...control} {...input} {...{ name, value, onBlur }} onValueChange={setValue} />
      )}
    </Field>
  )
}

export function TextField({
  name,
  label,
  help,
  aside,
  className,
  ...input
}: Shared & { name: 'title' | 'applyUrl' | 'applyEmail' } & Pick<
    InputProps,
    'type' | 'placeholder' | 'maxLength' | 'inputMode' | 'autoComplete' | 'spellCheck'
  >) {
  const { id, value, setValue, onBlur, error } = useJobField(name)
  return (
    <Field {...{ id, label, help, aside, className, error }}>
      {(control) => (
        <Input
          {...control}
          {...input}
          name={name}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}

/** A whole number; an emptied field is null. The class is the input's, not the error's. */
export function WholeField({
  name,
  label,
  unit,
  className,
}: Shared & { name: 'openings' | 'experienceYears'; unit: string }) {
  const { id, value, setValue, onBlur, error } = useJobField(name)
  const typed = useTypedNumber({ value, setValue }, String)
  return (
    <Field {...{ id, label, error }}>
      {(control) => (
        <Input
          {...control}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          end={unit}
          className={className}
          value={typed.value}
          onChange={typed.change}
          onBlur={() => {
            typed.settle()
            onBlur()
          }}
        />
      )}
    </Field>
  )
}

/** One code out of a list; with a placeholder also null. `shown` stands there instead of what was chosen. */
export function CodeSelect<Field extends CodeField>({
  name,
  label,
  options,
  placeholder,
  shown,
  ...shared
}: Shared & {
  name: Field
  options: readonly (SelectOption & { value: NonNullable<JobDetails[Field]> })[]
  placeholder: string | undefined
  shown?: JobDetails[Field]
}) {
  const { id, value, setValue, onBlur, error } = useJobField(name)
  const choose = (code: string) => {
    const chosen = options.find((option) => option.value === code)
    setValue(chosen?.value ?? null)
  }
  return (
    <Field {...shared} {...{ id, label, error }}>
      {(control) => (
        <Select
          {...control}
          name={name}
          options={options}
          placeholder={placeholder}
          value={shown ?? value ?? ''}
          onChange={(event) => choose(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}

export function CodeSegments<Field extends 'workLocation' | 'educationRequirement'>({
  name,
  label,
  options,
}: Shared & {
  name: Field
  options: readonly { value: NonNullable<JobDetails[Field]>; label: string }[]
}) {
  const { id, value, setValue, onBlur, error } = useJobField(name)
  return (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className="text-14 font-medium">
        {label}
      </span>
      <Segmented
        id={id}
        name={name}
        label={label}
        size="lg"
        options={options}
        value={value}
        onValueChange={(code) => setValue(code as JobDetails[Field])}
        onBlur={onBlur}
        invalid={error !== null}
        describedBy={`${id}-error`}
        className="flex"
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}

export function TagsField({
  name,
  label,
  help,
  max,
  tone,
  placeholder,
  spellAdded,
  renderInput,
}: Shared & {
  name: 'mustHaveSkills' | 'niceToHaveSkills' | 'benefits'
  max: number
  tone?: 'sky' | 'neutral'
  placeholder: string
  /** Hears what is added, and answers how it is written in the list. */
  spellAdded?: (added: string[]) => string[]
  renderInput?: TagInputProps['renderInput']
}) {
  const t = useTranslations('common.form')
  const { id, value, setValue, onBlur, error } = useJobField(name)
  return (
    <Field {...{ id, label, help, error }} aside={t('usedOfMax', { used: value.length, max })}>
      {(control) => (
        <TagInput
          {...control}
          name={name}
          value={value}
          onValueChange={(next) => {
            const kept = next.filter((tag) => value.includes(tag))
            const added = next.filter((tag) => !value.includes(tag))
            setValue([...new Set([...kept, ...(spellAdded?.(added) ?? added)])])
          }}
          onBlur={onBlur}
          {...{ max, tone, placeholder, renderInput }}
          removeLabel={(tag) => t('removeTag', { tag })}
          addHint={(tag) => t('addTag', { tag })}
        />
      )}
    </Field>
  )
}
