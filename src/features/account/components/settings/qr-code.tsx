import { renderSVG } from 'uqr'
import { cn } from '#/ui/cn.ts'

export type QrCodeProps = { text: string; label: string; className?: string }

/** A text as a picture that cameras read: dark on white by day and by night. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const picture = renderSVG(text, { border: 2 })
  return (
    <img
      alt={label}
      src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
      className={cn('rounded-ctl border border-line bg-white', className)}
    />
  )
}
