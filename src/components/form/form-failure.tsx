import { Banner } from '#/ui/banner.tsx'
import { useFormState } from './form-state.ts'
import { useTextOf } from './use-text-of.ts'

/** What the server refused as a whole. For short forms, whose fields say the rest themselves. */
export function FormFailure() {
  const { generalErrors } = useFormState()
  const textOf = useTextOf()
  if (generalErrors.length === 0) return null
  return (
    <Banner tone="error" role="alert">
      {generalErrors.map((error) => (
        <p key={error}>{textOf(error)}</p>
      ))}
    </Banner>
  )
}
