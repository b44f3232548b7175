import { cva, type VariantProps } from 'class-variance-authority'
import { Building2 } from 'lucide-react'
import { cn } from './cn.ts'

const tile = cva('aspect-square max-w-none flex-none overflow-hidden object-cover', {
  variants: {
    size: {
      sm: 'size-8 rounded-ctl',
      md: 'size-10 rounded-card',
      lg: 'size-13 rounded-[12px]',
      xl: 'size-32 rounded-sheet',
    },
  },
  defaultVariants: { size: 'md' },
})

export type LogoTileProps = VariantProps<typeof tile> & {
  src?: string | null
  /** Text alternative. Empty where the organisation's name stands beside it. */
  alt?: string
  className?: string
}

/** A square logo, else a quiet building. */
export function LogoTile({ src, alt = '', size, className }: LogoTileProps) {
  const classes = cn(tile({ size }), className)
  if (src) return <img src={src} alt={alt} width={360} height={360} className={classes} decoding="async" />
  const named = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }
  return (
    <span {...named} className={cn(classes, 'grid place-items-center bg-track text-muted')}>
      <Building2 className="size-1/2" />
    </span>
  )
}
