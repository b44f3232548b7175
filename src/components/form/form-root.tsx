import { useMemo, useState, type FormEvent, type ReactNode } from 'react'
import { isOutdated } from '#/lib/outdated-page.ts'
import { sortServerErrors } from './error-texts.ts'
import { focusFirstInvalid } from './focus-control.ts'
import { useFormContext } from './form-context.ts'
import { FormStateContext } from './form-state.ts'
import { useTakeOver } from './use-take-over.ts'

export type FormRootProps = {
  className?: string
  children: ReactNode
  'aria-label'?: string
  /** Where the form is posted when the page's scripts do not come. */
  action?: string
  /** 'off' also keeps the browser from putting back, on Back, what a form that saves itself had before. */
  autoComplete?: 'off'
}

/**
 * The form element. It submits, takes what `onSubmit` throws and shows it beside the fields it names (the rest in the
 * summary), and moves the keyboard to the first field that is wrong.
 */
export function FormRoot({ className, children, ...props }: FormRootProps) {
  const form = useFormContext()
  const element = useTakeOver()
  const [labels] = useState(() => new Map<string, string>())
  const [generalErrors, setGeneralErrors] = useState<readonly string[]>([])
  const state = useMemo(() => ({ labels, generalErrors }), [labels, generalErrors])

  const submit = async () => {
    setGeneralErrors([])
    form.setErrorMap({ onSubmit: { fields: {} } })
    try {
      await form.handleSubmit()
    } catch (error) {
      // The server takes the form as it is, and answers with a page of the new version.
      if (isOutdated(error) && props.action) return element.current?.submit()
      const { fields, general } = sortServerErrors(error, Object.keys(form.fieldInfo))
      form.setErrorMap({ onSubmit: { fields } })
      setGeneralErrors(general)
    }
    requestAnimationFrame(() => focusFirstInvalid(element.current))
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void submit()
  }
  return (
    <FormStateContext value={state}>
      <form
        ref={element}
        noValidate
        method="post"
        data-waits={props.action && true}
        onSubmit={onSubmit}
        className={className}
        {...props}
      >
        {children}
      </form>
    </FormStateContext>
  )
}
