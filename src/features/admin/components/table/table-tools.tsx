import type { ReactNode } from 'react'
import { useTakeOver } from '#/components/form/use-take-over.ts'

/** The search and the filters above a table. What was typed or chosen before the scripts came counts too. */
export function TableTools({ children }: { children: ReactNode }) {
  return (
    <div
      ref={useTakeOver<HTMLDivElement>()}
      role="search"
      className="mb-2 flex flex-wrap gap-3 noscript:hidden"
    >
      {children}
    </div>
  )
}
