import { cva, type VariantProps } from 'class-variance-authority'
import { User } from 'lucide-react'
import { cn } from './cn.ts'
import { initials, nameHue } from './name-mark.ts'

const avatar = cva(
  'inline-grid aspect-square max-w-none flex-none place-items-center overflow-hidden rounded-full object-cover',
  {
    variants: {
      size: {
        sm: 'size-8 text-12',
        md: 'size-11 text-14',
        lg: 'size-16 text-18',
        xl: 'size-32 text-36',
      },
    },
    defaultVariants: { size: 'sm' },
  },
)

export type AvatarProps = VariantProps<typeof avatar> & {
  /** Null when the person is anonymous: a dashed circle, no letters. */
  name: string | null
  src?: string | null
  /** Text alternative. Empty where the name stands beside the picture. */
  alt?: string
  className?: string
}

/** A person's picture, else their initials on a colour drawn from the name. */
export function Avatar({ name, src, alt = '', size, className }: AvatarProps) {
  const classes = cn(avatar({ size }), className)
  if (src) return <img src={src} alt={alt} width={360} height={360} className={classes} decoding="async" />
  const named = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }
  if (name === null) {
    return (
      <span {...named} className={cn(classes, 'border-[1.5px] border-dashed border-control text-muted')}>
        <User className={size === 'sm' ? 'size-4' : undefined} />
      </span>
    )
  }
  return (
    <span
      {...named}
      style={{ backgroundColor: `oklch(0.9 0.045 ${nameHue(name)})` }}
      // Drawn and not written: they are no part of what a control round them is called.
      data-letters={initials(name)}
      className={cn(classes, 'font-semibold text-[oklch(0.3_0.04_255)] before:content-[attr(data-letters)]')}
    />
  )
}
