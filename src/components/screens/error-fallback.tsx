import { useEffect, useState } from 'react'
import { pageLanguage } from '#/i18n/page-language.ts'
import { inEnglish, speechIn } from '#/i18n/speech.ts'
import { ErrorDetails } from './error-details.tsx'

/** The last resort, where no router can be relied on: English until the page's own texts come. */
export function ErrorFallback({ error }: { error: unknown }) {
  const [{ say }, setSpeech] = useState(inEnglish)
  useEffect(() => {
    speechIn(pageLanguage()).then(setSpeech, () => undefined)
  }, [])
  return (
    <div role="alert" className="p-5">
      <p className="font-semibold">{say('error.generic')}</p>
      <ErrorDetails error={error} showLabel={say('error.showDetails')} hideLabel={say('error.hideDetails')} />
    </div>
  )
}
