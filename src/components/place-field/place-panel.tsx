import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SuggestionPanel } from '#/components/suggestions/suggestion-panel.tsx'
import type { PlaceSource } from '#/platform/places/place-provider.ts'
import { cn } from '#/ui/cn.ts'
import { Spinner } from '#/ui/spinner.tsx'
import type { PlaceSearch } from './use-place-search.ts'

const SOURCE_LINKS: Record<PlaceSource, string> = {
  geonames: 'https://www.geonames.org/',
  openstreetmap: 'https://www.openstreetmap.org/copyright',
  google: 'https://www.google.com/maps',
}

type PlacePanelProps = {
  isOpen: boolean
  search: PlaceSearch
  /** The list itself, which stays on the page while it is closed: the field points at it. */
  children: ReactNode
}

/** What hangs below the field: the places, or why there are none, and whose data they are. */
export function PlacePanel({ isOpen, search: { status, places, source }, children }: PlacePanelProps) {
  const t = useTranslations('place')
  return (
    <SuggestionPanel
      isOpen={isOpen}
      height={`${status} ${places.length}`}
      // Whoever gets an answer at once never sees that there was a wait.
      className={cn(status === 'waiting' && 'motion-safe:animate-[fade-in_140ms_500ms_both]')}
    >
      {children}
      {status === 'waiting' && (
        <Line>
          <Spinner className="size-4" /> {t('searching')}
        </Line>
      )}
      {status === 'nothing' && <Line>{t('nothing')}</Line>}
      {status === 'failed' && <Line>{t('failed')}</Line>}
      {source && status === 'found' && (
        <p className="border-t border-line px-3 py-1.5 text-right text-12 text-muted">
          {/* Leaving the field by the keyboard closes the list, and must not stop here on its way. */}
          <a
            href={SOURCE_LINKS[source]}
            target="_blank"
            rel="noreferrer"
            tabIndex={-1}
            className="hover:underline"
          >
            {t(`source.${source}`)}
          </a>
        </p>
      )}
    </SuggestionPanel>
  )
}

function Line({ children }: { children: ReactNode }) {
  return <p className="flex items-center gap-2.5 px-3 py-2.5 text-14 text-muted">{children}</p>
}

/** One place: its name, and in a second line where that is. */
export function PlaceLine({ label, town }: { label: string; town: string }) {
  const isFirstPart = label.startsWith(`${town}, `)
  return (
    <>
      <MapPin aria-hidden="true" className="size-4 flex-none text-muted" strokeWidth={1.75} />
      <span className="min-w-0 py-1.5">
        <span className="block text-15 break-words">{isFirstPart ? town : label}</span>
        {isFirstPart && (
          <span className="block text-13 break-words text-muted">{label.slice(town.length + 2)}</span>
        )}
      </span>
    </>
  )
}
