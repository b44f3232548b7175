import { useFormState } from './form-state.ts'
import { Refusals } from './refusals.tsx'

/** What the server refused as a whole. For short forms, whose fields say the rest themselves. */
export function FormFailure() {
  return <Refusals refusals={useFormState().generalErrors} />
}
