import { MapPinOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'

export type UnplacedNoteProps = {
  count: number
  /** Null where the list beside the map is open and says which they are. */
  onShow: (() => void) | null
}

/** In the middle of a map without a single pin: there are jobs, only nowhere. */
export function UnplacedNote({ count, onShow }: UnplacedNoteProps) {
  const t = useTranslations('map')
  return (
    <div className="pointer-events-none absolute top-0 right-0 bottom-(--cover) left-(--side) z-4 grid place-items-center p-4">
      <div className="pointer-events-auto grid max-w-72 max-md:max-w-60 justify-items-center gap-1 rounded-card border border-line bg-surface px-5 py-4 text-center shadow-float">
        <MapPinOff aria-hidden="true" className="mb-1 size-5 text-sky-ink" />
        <p className="text-15 font-semibold">{t('unplaced.title', { count })}</p>
        {onShow && (
          <>
            <p className="text-13 text-pretty text-muted">{t('list.besideTitle', { count })}</p>
            <Button onClick={onShow} className="mt-2">
              {t('list.showThem')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
