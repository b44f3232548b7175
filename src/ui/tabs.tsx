import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { Count } from './count.tsx'

export type TabItem<Value extends string> = {
  value: Value
  label: string
  count?: number
  countTone?: 'neutral' | 'beacon'
}

export type TabsProps<Value extends string> = {
  label: string
  items: readonly TabItem<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  children: ReactNode
  className?: string
  listClassName?: string
}

export function Tabs<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  children,
  className,
  listClassName,
}: TabsProps<Value>) {
  const choose = (next: string) => {
    const item = items.find((candidate) => candidate.value === next)
    if (item) onValueChange(item.value)
  }
  return (
    <Radix.Root value={value} onValueChange={choose} className={className}>
      <Radix.List
        aria-label={label}
        className={cn('flex gap-6 overflow-x-auto border-b border-line max-md:gap-5', listClassName)}
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            // Wider than its words and its line: the ring stands within, because the list cuts off what leaves it.
            className="focus-inset relative -mx-2 flex h-11 flex-none items-center gap-2 px-2 pb-0.5 text-14 font-medium text-muted transition-colors after:absolute after:inset-x-2 after:bottom-0 after:border-b-2 after:border-transparent after:transition-colors hover:text-ink data-[state=active]:font-semibold data-[state=active]:text-ink data-[state=active]:after:border-ink"
          >
            {item.label}
            {item.count !== undefined && <Count value={item.count} tone={item.countTone} />}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

export function TabPanel({
  value,
  children,
  className,
}: {
  value: string
  children: ReactNode
  className?: string
}) {
  return (
    <Radix.Content value={value} className={className}>
      {children}
    </Radix.Content>
  )
}
