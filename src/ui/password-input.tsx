import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Input, type InputProps } from './input.tsx'

export type PasswordInputProps = Omit<InputProps, 'type' | 'end'> & {
  showLabel: string
  hideLabel: string
}

export function PasswordInput({ showLabel, hideLabel, ...props }: PasswordInputProps) {
  const [visible, setVisible] = useState(false)
  const Icon = visible ? EyeOff : Eye
  return (
    <Input
      {...props}
      type={visible ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="off"
      end={
        <button
          type="button"
          aria-label={visible ? hideLabel : showLabel}
          onClick={() => setVisible(!visible)}
          className="-mr-2 grid noscript:hidden size-8 place-items-center rounded-tag text-muted hover:text-ink touch:-mr-3 touch:size-11"
        >
          <Icon aria-hidden="true" />
        </button>
      }
    />
  )
}
