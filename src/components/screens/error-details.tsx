import { useId, useState } from 'react'

export type ErrorDetailsProps = { error: unknown; showLabel: string; hideLabel: string }

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message
  return typeof error === 'string' ? error : ''
}

/** The error's own words, folded away: of use to whoever helps, noise to everyone else. */
export function ErrorDetails({ error, showLabel, hideLabel }: ErrorDetailsProps) {
  const [shown, setShown] = useState(false)
  const id = useId()
  const message = messageOf(error)
  if (!message) return null
  return (
    <div className="mt-4 w-full">
      <button
        type="button"
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setShown(!shown)}
        className="rounded-[3px] text-13 font-medium text-sky-ink underline-offset-3 hover:underline touch:min-h-11"
      >
        {shown ? hideLabel : showLabel}
      </button>
      <pre
        id={id}
        hidden={!shown}
        className="mt-2 max-h-60 overflow-auto rounded-ctl border border-line bg-sunken px-4 py-3 text-13 whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {message}
      </pre>
    </div>
  )
}
