const CONTROLS = 'input, select, textarea, button'

/** Moves the keyboard to a control, or to the first (or chosen) control of a group. */
export function focusControl(element: Element | null): void {
  const chosen = element?.querySelector<HTMLElement>('input:checked')
  const control = element?.matches(CONTROLS) ? element : (chosen ?? element?.querySelector(CONTROLS))
  if (control instanceof HTMLElement) control.focus()
}

/** Moves the keyboard to the first control of a form that is marked invalid. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  focusControl(form?.querySelector('[aria-invalid="true"], [data-invalid]') ?? null)
}
