type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A control that shows something else than the server wrote into it, and where in its text the reader is. */
export type EarlyInput = { control: Control; value: string; selection?: [start: number, end: number] }

const isTick = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'

/** What the server chose in a list: where nothing is marked, the first is shown. */
function servedChoice(list: HTMLSelectElement): string | undefined {
  const options = Array.from(list.options)
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value
}

function isEarly(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== servedChoice(control)
  // A text area that the server filled shows the server's text again (`useReadOnlyText`).
  if (control instanceof HTMLTextAreaElement) return control.defaultValue === '' && control.value !== ''
  if (!isTick(control)) return control.value !== control.defaultValue
  // Of several radio buttons the one that lost its mark says nothing.
  return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox')
}

/**
 * What was typed, chosen or filled in by the browser before the scripts of its form or bar had arrived. To be asked in
 * the commit that hydrates it: later, drawing it again may have put back what the server wrote.
 */
export function findEarlyInput(place: HTMLElement): EarlyInput[] {
  const controls = Array.from(place.querySelectorAll<Control>('input:not([type=file]), textarea, select'))
  return controls.filter(isEarly).map((control) => ({
    control,
    value: control.value,
    selection: selectionIn(control),
  }))
}

function selectionIn(control: Control): EarlyInput['selection'] {
  if (control instanceof HTMLSelectElement || control !== document.activeElement) return undefined
  const { selectionStart, selectionEnd } = control
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd]
}

/**
 * Does to a hydrated control what the reader did to it before, so that its field hears of it as of any other input.
 * React passes on only what differs from what it last saw or wrote: that is put back first.
 */
export function repeatInput({ control, value, selection }: EarlyInput): void {
  if (control instanceof HTMLSelectElement) {
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (control instanceof HTMLInputElement && isTick(control)) {
    control.checked = control.type === 'checkbox' && control.defaultChecked
    control.click()
  } else {
    repeatTyping(control, value)
    if (selection) control.setSelectionRange(...selection)
  }
}

function repeatTyping(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  control.value = control.defaultValue
  // Around the property by which React sees what is written.
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
