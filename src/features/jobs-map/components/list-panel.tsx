import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { JobFilters } from '#/domain/job/job-filters.ts'
import { Button } from '#/ui/button.tsx'
import { LinkText } from '#/ui/link-text.tsx'
import type { MapPicture } from '../clusters/map-picture.ts'
import type { MapList } from '../use-map-list.ts'
import type { Found } from '../use-map-source.ts'
import type { Sheet } from '../use-sheet.ts'
import { ListEmpty } from './list-empty.tsx'
import { MapLegend } from './map-legend.tsx'
import { MapRows, type RowContext } from './map-rows.tsx'
import { SidePanel } from './side-panel.tsx'

export type ListPanelProps = {
  list: MapList
  found: Found
  picture: MapPicture | null
  filters: JobFilters
  context: RowContext
  sheet: Sheet
  leftOut: ReactNode
  nothingFound: ReactNode
  isHidden: boolean
  onHide: (isHidden: boolean) => void
  onRetry: () => void
  onShowAll: (() => void) | null
}

type Counts = Pick<ListPanelProps, 'found' | 'picture' | 'list'>

function useTitle({ list, found, picture }: Counts): string {
  const t = useTranslations('map')
  const { count } = list
  if (list.scope.kind === 'beside') return t('list.besideTitle', { count })
  if (list.scope.kind === 'cluster') return t('list.clusterTitle', { count })
  if (found.state === 'failed') return t('failed.title')
  if (found.state === 'too-many') return t('tooMany.title')
  return picture ? t('inView', { count }) : t('loading')
}

function ShowAll({ onPress }: { onPress: () => void }) {
  const t = useTranslations('map')
  return (
    <span className="flex-none">
      <LinkText
        asChild
        className="relative touch:before:absolute touch:before:-inset-3 touch:before:content-['']"
      >
        <button type="button" onClick={onPress}>
          {t('showAll')}
        </button>
      </LinkText>
    </span>
  )
}

const line = (text: string) => <span className="truncate">{text}</span>

type NoteProps = Counts & Pick<ListPanelProps, 'onShowAll'>

function Note({ list, found: { state, summary }, picture, onShowAll }: NoteProps) {
  const t = useTranslations('map')
  // Over an empty map it stands in its middle.
  if (list.scope.kind === 'beside') return summary?.onMap === 0 ? null : line(t('list.besideHelp'))
  if (!summary || !picture) return list.numbers.length > 0 ? line(t('newest')) : null
  const elsewhere = summary.onMap - (list.scope.kind === 'cluster' ? list.count : picture.inView)
  return (
    <>
      {state === 'loading' && <span className="flex-none">{t('updating')}</span>}
      {elsewhere > 0 && <span className="flex-none">{t('elsewhere', { count: elsewhere })}</span>}
      {elsewhere > 0 && onShowAll && <ShowAll onPress={onShowAll} />}
    </>
  )
}

const strong = (text: ReactNode) => <b className="font-semibold">{text}</b>

/** A way back to what is in view, or on to what no map shows, where there is any. */
function hasFoot({ list, found: { summary } }: Pick<ListPanelProps, 'list' | 'found'>): boolean {
  if (list.scope.kind === 'cluster') return true
  return (summary?.besideCount ?? 0) > 0 && summary?.onMap !== 0
}

function Foot({ list, found: { summary } }: Pick<ListPanelProps, 'list' | 'found'>) {
  const t = useTranslations('map.list')
  if (list.scope.kind !== 'view') {
    return (
      <Button variant="quiet" onClick={list.showView} className="m-1.5 text-sky-ink">
        <ArrowLeft aria-hidden="true" />
        {t('back')}
      </Button>
    )
  }
  const count = summary?.besideCount ?? 0
  return (
    <p className="flex items-center justify-between gap-3 py-1.5 pr-2 pl-4 text-13">
      <span>{t.rich('remote', { count, b: strong })}</span>
      <Button variant="quiet" size="sm" onClick={list.showBeside} className="text-sky-ink">
        {t('showThem')}
      </Button>
    </p>
  )
}

/** Where jobs lie on the map, nobody knows how many are in view before it has been looked at. */
function isEmpty({ list, found: { state, summary }, picture }: Counts): boolean {
  if (list.count > 0 || (state === 'loading' && !picture)) return false
  return picture !== null || !summary?.onMap
}

/** How many jobs are in view and which, newest first; what has no place on the map is one press away. */
export function ListPanel({
  context,
  filters,
  sheet,
  leftOut,
  nothingFound,
  isHidden,
  onHide,
  onRetry,
  onShowAll,
  ...counts
}: ListPanelProps) {
  const { list, found } = counts
  const title = useTitle(counts)
  return (
    <SidePanel
      sheet={sheet}
      isHidden={isHidden}
      onHide={onHide}
      title={title}
      note={<Note {...counts} onShowAll={onShowAll} />}
      footer={hasFoot(counts) && <Foot list={list} found={found} />}
      legend={<MapLegend picture={counts.picture} className="flex-none border-t border-line px-4 py-2.5" />}
    >
      {leftOut}
      {isEmpty(counts) ? (
        <ListEmpty
          found={found}
          filters={filters}
          nothingFound={nothingFound}
          onRetry={onRetry}
          onShowAll={onShowAll}
        />
      ) : (
        <MapRows list={list} context={context} />
      )}
    </SidePanel>
  )
}
