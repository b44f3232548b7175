import { useTranslations } from 'use-intl'
import { Input } from '#/ui/input.tsx'
import { PopoverPanel, type PopoverPanelProps } from '#/ui/popover-panel.tsx'

export type SharePanelProps = Omit<PopoverPanelProps, 'label' | 'children'> & { url: string }

/** The link itself, selected: where no device's sheet and no clipboard may be used, it is copied by hand. */
export function SharePanel({ url, ...panel }: SharePanelProps) {
  const t = useTranslations('job.detail')
  return (
    <PopoverPanel {...panel} label={t('share')} align="end">
      <label className="text-13 font-medium text-ink-2">
        {t('copyByHand')}
        <Input
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="mt-1 text-14"
        />
      </label>
    </PopoverPanel>
  )
}
