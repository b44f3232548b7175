import { useId, type ReactNode } from 'react'

export type SettingsSectionProps = {
  title: string
  lead?: string
  /** One control: it stands at the right of the title and needs no more room. */
  action?: ReactNode
  children?: ReactNode
}

/** One subject of the settings: its name at the left on wide screens, what can be done about it at the right. */
export function SettingsSection({ title, lead, action, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line py-6 md:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div>
        <h3 id={id} className="text-16">
          {title}
        </h3>
        {lead && <p className="mt-1 text-13 text-pretty text-muted">{lead}</p>}
      </div>
      <div className="grid min-w-0 content-start gap-4">
        {children}
        {action && <div className="flex flex-wrap gap-2">{action}</div>}
      </div>
    </section>
  )
}
