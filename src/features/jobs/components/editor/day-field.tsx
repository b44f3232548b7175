import { DateInput } from '#/ui/date-input.tsx'
import { cn } from '#/ui/cn.ts'
import { Field } from '#/ui/field.tsx'
import { useJobField } from './job-editor-context.ts'
import { useDayWords } from './use-day-words.ts'

export type DayFieldProps = {
  name: 'startDate' | 'closingDate'
  label: string
  help: string
  aside?: string
  min?: string
  max?: string
  /** Whether `help` asks about what stands there. */
  isDoubtful?: boolean
}

/** A day, or null while the field is empty. Digits are read in more than one order, so the day is said in words too. */
export function DayField({ name, label, help, aside, min, max, isDoubtful }: DayFieldProps) {
  const { id, value, setValue, onBlur, error } = useJobField(name)
  const { wordsOf } = useDayWords()
  const said = (
    // Between two midnights the server and the browser may count from different days.
    <>
      <span aria-live="polite" suppressHydrationWarning className="block font-medium text-ink-2 empty:hidden">
        {wordsOf(value)}
      </span>
      <span
        aria-live="polite"
        suppressHydrationWarning
        className={cn(isDoubtful && 'font-medium text-partial-ink')}
      >
        {help}
      </span>
    </>
  )
  return (
    <Field {...{ id, label, aside, error }} help={said}>
      {(control) => (
        <DateInput
          {...control}
          type="date"
          name={name}
          min={min}
          max={max}
          value={value ?? ''}
          onChange={(event) => setValue(event.target.value || null)}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}
