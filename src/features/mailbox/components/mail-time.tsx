import { useFormatter } from 'use-intl'

export function MailTime({ iso }: { iso: string }) {
  const format = useFormatter()
  return (
    <time dateTime={iso} className="flex-none">
      {format.dateTime(new Date(iso), { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })}
    </time>
  )
}
