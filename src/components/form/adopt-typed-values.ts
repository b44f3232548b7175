/** The part of a form that is needed to put values into it. */
type Writable = {
  getFieldValue: (name: never) => unknown
  setFieldValue: (name: never, value: never, options: { dontValidate: true }) => void
}

type Control = HTMLInputElement | HTMLTextAreaElement

/** Whether a control holds a whole field by itself: a line of text, or the chosen one of several radio buttons. */
function holdsField(control: Control, known: unknown): boolean {
  if (control instanceof HTMLInputElement && control.type === 'radio') {
    return control.checked && (known === null || typeof known === 'string')
  }
  const isText = !['checkbox', 'file', 'hidden', 'number'].includes(control.type)
  return isText && typeof known === 'string' && control.value !== ''
}

/**
 * Takes over what was typed, chosen, or filled in by the browser, before the page's scripts had arrived: the controls
 * show it already and the form must know it. Only text controls and radio buttons with a name are asked.
 */
export function adoptTypedValues(element: HTMLFormElement, form: Writable): void {
  for (const control of element.querySelectorAll<Control>('input[name], textarea[name]')) {
    const known = form.getFieldValue(control.name as never)
    if (holdsField(control, known) && control.value !== known) {
      form.setFieldValue(control.name as never, control.value as never, { dontValidate: true })
    }
  }
}
