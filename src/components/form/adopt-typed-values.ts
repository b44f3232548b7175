/** The part of a form that is needed to put values into it. */
type Writable = {
  getFieldValue: (name: never) => unknown
  setFieldValue: (name: never, value: never, options: { dontValidate: true }) => void
}

/**
 * Takes over what was typed, or filled in by the browser, before the page's scripts had arrived: the controls show it
 * already and the form must know it. Only text controls with a name are asked.
 */
export function adoptTypedValues(element: HTMLFormElement, form: Writable): void {
  const controls = element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input[name], textarea[name]',
  )
  for (const control of controls) {
    const isText = !['radio', 'checkbox', 'file', 'hidden', 'number'].includes(control.type)
    const known = form.getFieldValue(control.name as never)
    if (isText && typeof known === 'string' && control.value !== '' && control.value !== known) {
      form.setFieldValue(control.name as never, control.value as never, { dontValidate: true })
    }
  }
}
