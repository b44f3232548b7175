import { useCallback, useEffect, useRef } from 'react'
import { useLocale } from 'use-intl'
import type { Currency } from '#/domain/money/currency.ts'
import { parseJobFilters } from '#/domain/job/job-filters.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, LOCALES } from '#/i18n/languages.ts'
import type { MapJob } from './map-job.view.ts'
import type { MapSearch } from './map-search.ts'
import { formatMapView, parseMapView } from './map-view.ts'
import type { MapWorld } from './map-world.ts'
import { useEscape } from './use-escape.ts'
import { useFoundJobs } from './use-found-jobs.ts'
import { useHere } from './use-here.ts'
import { useMapStage } from './use-map-stage.ts'
import { useOpenedCluster } from './use-opened-cluster.ts'
import { usePickedJob } from './use-picked-job.ts'
import { useUnseenJobs } from './use-unseen-jobs.ts'

/** Near enough to see one's surroundings. */
const HERE_ZOOM = 9

export type JobsMapSetup = {
  search: MapSearch
  /** The newest jobs of the search, where the map is to show them all; else none. */
  first: readonly MapJob[]
  currency: Currency
  styleUrl: string | null
  onSearch: (search: MapSearch) => void
  onListed: (jobIds: readonly string[]) => void
  world: MapWorld
}

/** The address of the page: two changes in one moment both count. */
function useAddress(search: MapSearch, onSearch: (search: MapSearch) => void) {
  const newest = useRef(search)
  useEffect(() => {
    newest.current = search
  }, [search])
  return (changes: Pick<MapSearch, 'job' | 'view'>) => {
    newest.current = { ...newest.current, ...changes }
    onSearch(newest.current)
  }
}

function useLanguage() {
  const locale = useLocale()
  return LANGUAGES.find((code) => LOCALES[code] === locale) ?? DEFAULT_LANGUAGE
}

/** The picked job where its pin is in view and its row is not among the newest. */
function rowApart(
  job: MapJob | undefined,
  { list, picture }: ReturnType<typeof useFoundJobs>,
): MapJob | null {
  if (!job || list.scope.kind !== 'view' || list.numbers.includes(job.number)) return null
  return picture?.pins.some(({ number }) => number === job.number) ? job : null
}

/** Everything the map's screen does. */
export function useJobsMap({ search, first, currency, styleUrl, onSearch, onListed, world }: JobsMapSetup) {
  const filters = parseJobFilters(search)
  const language = useLanguage()
  const change = useAddress(search, onSearch)
  const jobs = useFoundJobs(
    filters,
    first,
    useCallback(() => world.openSource({ language, currency }), [world, language, currency]),
  )
  const { found, list, known, source } = jobs
  const stage = useMapStage({
    openEngine: world.openEngine,
    styleUrl,
    view: parseMapView(search.view),
    bounds: found.summary?.dense,
    onLook: (sight) => {
      jobs.restartRows()
      jobs.look(sight)
    },
    onView: (view) => change({ view: formatMapView(view) }),
  })
  const engine = stage.engine === 'impossible' ? null : stage.engine
  const picked = usePickedJob({
    jobId: search.job ?? null,
    known,
    engine,
    onPick: (job) => {
      change({ job: job ?? undefined })
      if (job) stage.sheet.setSize('peek')
    },
  })
  const cluster = useOpenedCluster({ source, engine, list, stage })
  useEscape(() => {
    if (search.job) picked.unpick('keyboard')
    else if (list.scope.kind === 'cluster') cluster.leave()
  })
  const { here, locate } = useHere((point) => engine?.moveTo({ ...point, zoom: HERE_ZOOM }))

  const listed = list.numbers.flatMap((number) => known.jobs.get(number)?.id ?? [])
  const shown = [...new Set([...listed, ...(search.job ? [search.job] : [])])].join()
  useEffect(() => onListed(shown === '' ? [] : shown.split(',')), [onListed, shown])

  return {
    ...stage,
    ...jobs,
    list: { ...list, showView: cluster.leave },
    filters,
    here,
    locate,
    card: { card: picked.card, calls: picked.calls, onClose: picked.unpick, engine, picture: jobs.picture },
    ...useUnseenJobs({ summary: found.summary, list, stage, engine }),
    context: {
      known,
      marked: picked.marked,
      onMark: picked.setMarked,
      pickedId: search.job ?? null,
      apart: rowApart(picked.picked, jobs),
      onPick: (job: MapJob) => picked.pick(job, 'pointer'),
    },
    markers: {
      jobs: known.jobs,
      raised: picked.raised,
      pickedId: search.job ?? null,
      marked: picked.marked,
      onMark: picked.setMarked,
      onPick: picked.pick,
      onOpen: (...pressed: Parameters<typeof cluster.open>) => void cluster.open(...pressed),
      here: here.point,
    },
    stageEvents: stage.touches,
  }
}
