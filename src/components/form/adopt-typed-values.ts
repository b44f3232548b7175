/** The part of a form that is needed to put values into it. */
export type Writable = {
  getFieldValue: (name: never) => unknown
  setFieldValue: (name: never, value: never, options: { dontValidate: true }) => void
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Controls whose empty value is null in the form, not ''. */
const NULL_WHEN_EMPTY = new Set(['date', 'month', 'radio', 'select-one'])

/** One of many ticks stands for its value in a list; a tick alone is the field. */
function ticked({ checked, value }: HTMLInputElement, known: unknown): unknown {
  if (typeof known === 'boolean') return checked
  if (!Array.isArray(known) || known.includes(value) === checked) return undefined
  return checked ? [...known, value] : known.filter((other) => other !== value)
}

/** A list that does not offer what the form knows shows its first choice instead: nobody chose that. */
const offers = (list: HTMLSelectElement, known: unknown) =>
  Array.from(list.options).some((option) => option.value === (known ?? ''))

/** What a control shows, in the form's own shape; undefined where it shows nothing or holds only part of a field. */
function shownBy(control: Control, known: unknown): unknown {
  if (control.type === 'checkbox') return ticked(control as HTMLInputElement, known)
  if (control.value === '' || control.type === 'file' || control.type === 'hidden') return undefined
  if (control.type === 'number') {
    const isNumber = known === null || typeof known === 'number'
    return isNumber ? Number(control.value) : undefined
  }
  if (control instanceof HTMLInputElement && control.type === 'radio' && !control.checked) return undefined
  if (control instanceof HTMLSelectElement && !offers(control, known)) return undefined
  const isText = typeof known === 'string' || (known === null && NULL_WHEN_EMPTY.has(control.type))
  return isText ? control.value : undefined
}

/**
 * Takes over what was typed, chosen, or filled in by the browser, before the page's scripts had arrived: the controls
 * show it already and the form must know it. Only controls that carry their field's name are asked.
 */
export function adoptTypedValues(element: HTMLFormElement, form: Writable): void {
  for (const control of element.querySelectorAll<Control>('input[name], textarea[name], select[name]')) {
    const known = form.getFieldValue(control.name as never)
    const shown = shownBy(control, known)
    if (shown !== undefined && shown !== known) {
      form.setFieldValue(control.name as never, shown as never, { dontValidate: true })
    }
  }
}
