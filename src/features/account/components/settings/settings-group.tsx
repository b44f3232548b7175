import { useId, type ReactNode } from 'react'

export type SettingsGroupProps = { anchor: string; title: string; children: ReactNode }

/** Several subjects that belong together, reached by their own address. */
export function SettingsGroup({ anchor, title, children }: SettingsGroupProps) {
  const id = useId()
  return (
    <section id={anchor} aria-labelledby={id} className="scroll-mt-[calc(var(--top)+1.5rem)] pb-10">
      <h2 id={id} className="pb-3 text-22">
        {title}
      </h2>
      {children}
    </section>
  )
}
