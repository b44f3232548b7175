import { englishMessages } from '#/i18n/messages.ts'
import { ErrorDetails } from './error-details.tsx'

/** The last resort, where neither router nor translations can be relied on. */
export function ErrorFallback({ error }: { error: unknown }) {
  return (
    <div role="alert" className="p-5">
      <p className="font-semibold">{englishMessages().error.generic}</p>
      <ErrorDetails
        error={error}
        showLabel={englishMessages().error.showDetails}
        hideLabel={englishMessages().error.hideDetails}
      />
    </div>
  )
}
