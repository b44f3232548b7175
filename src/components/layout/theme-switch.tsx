import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useTakeOver } from '#/components/form/use-take-over.ts'
import type { Theme } from '#/lib/theme.ts'
import { Segmented } from '#/ui/segmented.tsx'

export type ThemeSwitchProps = {
  theme: Theme
  onThemeChange: (theme: Theme) => void
  /** Where a heading says it already; the name stays for screen readers. */
  hideLabel?: boolean
}

export function ThemeSwitch({ theme, onThemeChange, hideLabel = false }: ThemeSwitchProps) {
  const t = useTranslations('common.theme')
  const name = useId()
  return (
    <div ref={useTakeOver<HTMLDivElement>()} className="grid gap-1.5">
      {!hideLabel && <p className="text-12 text-muted">{t('label')}</p>}
      <Segmented
        name={name}
        label={t('label')}
        value={theme}
        onValueChange={onThemeChange}
        options={[
          { value: 'system', label: t('system'), icon: Monitor },
          { value: 'light', label: t('light'), icon: Sun },
          { value: 'dark', label: t('dark'), icon: Moon },
        ]}
        className="flex"
      />
    </div>
  )
}
