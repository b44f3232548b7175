import type { ReactNode } from 'react'
import { cn } from './cn.ts'

export type Fact = { label: string; value: ReactNode }

/** So many facts and more fill the whole width; fewer stand together at its beginning. */
const FACTS_FILLING = 4

/** A strip of facts between two hairlines: label above, value below. Two columns on phones. */
export function DataList({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl
      className={cn(
        'grid grid-cols-2 gap-x-4 gap-y-3 border-y border-line py-3 md:flex md:flex-wrap',
        facts.length < FACTS_FILLING ? 'md:gap-x-16' : 'md:justify-between',
        className,
      )}
    >
      {facts.map((fact) => (
        <div key={fact.label} className="min-w-0">
          <dt className="text-12 text-muted">{fact.label}</dt>
          <dd className="text-14 font-medium">{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
