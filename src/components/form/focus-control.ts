const CONTROLS = 'input, select, textarea, button'

/** Moves the keyboard to a control, or to the first (or chosen) control of a group. */
export function focusControl(element: Element | null): void {
  const chosen = element?.querySelector<HTMLElement>('input:checked')
  const control = element?.matches(CONTROLS) ? element : (chosen ?? element?.querySelector(CONTROLS))
  if (control instanceof HTMLElement) control.focus()
}

/**
 * Moves the keyboard to the first control of a form that is marked invalid. Where none is, what the form says as a whole
 * comes into view: on a long form it stands far above the button that was pressed.
 */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector('[aria-invalid="true"], [data-invalid]')
  if (invalid) focusControl(invalid)
  else form?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
}
