import type { LucideIcon } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { cn } from './cn.ts'

export type MenuProps = {
  /** One button; the menu opens from it. */
  trigger: ReactNode
  align?: 'start' | 'end'
  children: ReactNode
}

/**
 * What stands round it stays there for ears and for the pointer: it is a list of actions, no question. It opens within
 * the page's main part, when its button stands there.
 */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild ref={setButton}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={button?.closest('main')}>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 min-w-48 rounded-card border border-line bg-raised p-1 shadow-float data-[state=open]:animate-pop-in"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export type MenuItemProps = Omit<ComponentProps<typeof Radix.Item>, 'className'> & {
  icon?: LucideIcon
  tone?: 'neutral' | 'danger'
}

/** One action. With `asChild` the child is a link, and brings its own icon. */
export function MenuItem({ icon: Icon, tone = 'neutral', asChild, children, ...props }: MenuItemProps) {
  return (
    <Radix.Item
      asChild={asChild}
      className={cn(
        'flex h-9 cursor-pointer items-center gap-2.5 rounded-tag px-2.5 text-14 outline-none select-none touch:h-11 data-disabled:opacity-55 data-highlighted:bg-track/60 [&_svg]:size-4',
        tone === 'danger' ? 'text-error-ink' : 'text-ink [&_svg]:text-muted',
      )}
      {...props}
    >
      {asChild ? (
        children
      ) : (
        <>
          {Icon && <Icon aria-hidden="true" />}
          {children}
        </>
      )}
    </Radix.Item>
  )
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-1 my-1 h-px bg-line" />
}
