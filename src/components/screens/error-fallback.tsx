import texts from '#/i18n/en/error.json' with { type: 'json' }
import { ErrorDetails } from './error-details.tsx'

/** The last resort, where neither router nor translations can be relied on. */
export function ErrorFallback({ error }: { error: unknown }) {
  return (
    <div role="alert" className="p-5">
      <p className="font-semibold">{texts.generic}</p>
      <ErrorDetails error={error} showLabel={texts.showDetails} hideLabel={texts.hideDetails} />
    </div>
  )
}
