import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '#/ui/icon-button.tsx'

const CONFIRMED_MS = 2_000

/** Puts a text on the clipboard and says so for two seconds. */
export function CopyButton({
  text,
  label,
  copiedLabel,
}: {
  text: string
  label: string
  copiedLabel: string
}) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), CONFIRMED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <IconButton size="sm" label={copied ? copiedLabel : label} onClick={() => void copy()}>
      {copied ? (
        <Check aria-hidden="true" className="text-strong-ink" />
      ) : (
        <Copy aria-hidden="true" className="size-4" />
      )}
      <span role="status" className="sr-only">
        {copied ? copiedLabel : ''}
      </span>
    </IconButton>
  )
}
