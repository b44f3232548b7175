import { createContext, useContext } from 'react'

/** What a form's parts share besides its values. */
export type FormState = {
  /** Visible names of the fields by their path, kept by the fields themselves: the summary speaks with them. */
  labels: Map<string, string>
  /** What the server refused as a whole, as keys or texts. */
  generalErrors: readonly string[]
}

export const FormStateContext = createContext<FormState>({ labels: new Map(), generalErrors: [] })

export function useFormState(): FormState {
  return useContext(FormStateContext)
}
