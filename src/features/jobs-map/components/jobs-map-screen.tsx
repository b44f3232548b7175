import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Currency } from '#/domain/money/currency.ts'
import type { Fit } from '#/domain/matching/types.ts'
import type { MapJob } from '../map-job.view.ts'
import type { MapSearch } from '../map-search.ts'
import { browserWorld, type MapWorld } from '../map-world.ts'
import { useJobsMap } from '../use-jobs-map.ts'
import { JobCard } from './job-card.tsx'
import { ListPanel } from './list-panel.tsx'
import { MapAlternative } from './map-alternative.tsx'
import { MapControls } from './map-controls.tsx'
import { MapLegend } from './map-legend.tsx'
import { MapMarkers } from './map-markers.tsx'
import { SkipLinks } from './skip-links.tsx'
import { UnplacedNote } from './unplaced-note.tsx'

export type JobsMapScreenProps = {
  search: MapSearch
  /** The newest jobs of the search, where the map is to show them all; else none. */
  first?: readonly MapJob[]
  currency: Currency
  /** The same bar as above the list, which is another feature's. */
  filterBar: ReactNode
  /** What its filters leave out, said before the rows of the list. */
  leftOut?: ReactNode
  /** What is said of a search without a result, which is that feature's as well. */
  nothingFound: ReactNode
  /** The operator's online map, or null. */
  styleUrl: string | null
  fits: Readonly<Record<string, Fit>>
  heartOf: (job: { id: string; title: string }) => ReactNode
  onSearch: (search: MapSearch) => void
  /** Tells which jobs are shown as rows or card, so that the route can find out how they fit. */
  onListed: (jobIds: readonly string[]) => void
  /** What draws and what counts; a stand-in in tests. */
  world?: MapWorld
}

const NONE: readonly MapJob[] = []

/** What ears are told once the map stands still. */
function useHeard({ picture, found, unplaced }: ReturnType<typeof useJobsMap>): string {
  const t = useTranslations('map')
  if (!picture || found.state === 'loading') return ''
  return unplaced ? t('list.besideTitle', { count: unplaced.count }) : t('inView', { count: picture.inView })
}

/** All of the map's page below the bar: the map, the list over it, and the picked job. */
export function JobsMapScreen({
  search,
  first = NONE,
  currency,
  filterBar,
  leftOut,
  nothingFound,
  styleUrl,
  fits,
  heartOf,
  onSearch,
  onListed,
  world = browserWorld,
}: JobsMapScreenProps) {
  const t = useTranslations('map')
  const map = useJobsMap({ search, first, currency, styleUrl, onSearch, onListed, world })
  const { stage, container, stageEvents, engine, list, found, picture, context } = map
  const heard = useHeard(map)
  return (
    <>
      {filterBar}
      <h1 className="sr-only">{t('heading')}</h1>
      <div
        ref={stage}
        {...stageEvents}
        style={map.insets}
        className="map-stage relative h-[calc(100dvh-var(--top)-3.75rem)] min-h-120 overflow-hidden bg-map-land md:h-[calc(100dvh-var(--top)-3.5rem)]"
      >
        <SkipLinks hasMap={engine !== 'impossible'} />
        <ListPanel
          list={list}
          found={found}
          picture={picture}
          filters={map.filters}
          context={{ ...context, fits, heartOf }}
          leftOut={leftOut}
          nothingFound={nothingFound}
          sheet={map.sheet}
          isHidden={map.isHidden}
          onHide={map.hide}
          onRetry={map.retry}
          onShowAll={map.showAll}
        />
        <div
          id="map"
          role="region"
          aria-label={t('heading')}
          tabIndex={-1}
          className="absolute inset-0 scroll-mt-11 md:scroll-mt-10"
        >
          <div ref={container} className="size-full" />
        </div>
        {engine === 'impossible' && <MapAlternative reason="noMap" filters={map.filters} />}
        <noscript>
          <MapAlternative reason="noScript" filters={map.filters} />
        </noscript>
        {engine && engine !== 'impossible' && (
          <>
            <MapMarkers engine={engine} picture={picture} {...map.markers} />
            <MapControls
              engine={engine}
              here={map.here}
              onLocate={map.locate}
              className={search.job && 'max-md:hidden'}
            />
          </>
        )}
        {engine !== 'impossible' && map.unplaced && <UnplacedNote {...map.unplaced} />}
        {search.job && (
          <JobCard jobId={search.job} {...map.card} fitOf={(id) => fits[id]} heartOf={heartOf} />
        )}
        {map.isHidden && (
          <MapLegend
            picture={picture}
            className="pointer-events-none absolute bottom-4 left-4 z-5 rounded-ctl border border-line-2 bg-surface px-3 py-2 shadow-float"
          />
        )}
        <p role="status" className="sr-only">
          {heard}
        </p>
        <span id="map-end" tabIndex={-1} />
      </div>
    </>
  )
}
