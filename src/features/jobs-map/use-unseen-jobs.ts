import type { MapEngine } from './base-map/map-engine.ts'
import type { MapSummary } from './clusters/map-picture.ts'
import type { MapList } from './use-map-list.ts'
import type { MapStage } from './use-map-stage.ts'

type Unseen = {
  summary: MapSummary | null
  list: MapList
  stage: MapStage
  engine: MapEngine | null
}

/** The ways to jobs that the map does not show: those elsewhere on it, and where it has none, those without a place. */
export function useUnseenJobs({ summary, list, stage, engine }: Unseen) {
  const { onMap = 0, besideCount = 0, bounds = null } = summary ?? {}
  const { sheet } = stage
  const showAll = () => {
    if (!engine || !bounds) return
    if (sheet.size === 'full') sheet.setSize('half')
    engine.fit(bounds)
    // The button that was pressed goes with what it says.
    engine.focus()
  }
  const showBeside = () => {
    stage.reveal(list.showBeside)
    stage.panel()?.focus()
  }
  return {
    showAll: engine && bounds ? showAll : null,
    unplaced:
      onMap === 0 && besideCount > 0
        ? { count: besideCount, onShow: stage.isHidden ? showBeside : null }
        : null,
  }
}
