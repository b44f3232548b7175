import { act } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { vi } from 'vitest'
import { JobsMapScreen } from '#/features/jobs-map/components/jobs-map-screen.tsx'
import type { MapJob } from '#/features/jobs-map/map-job.view.ts'
import type { MapSearch } from '#/features/jobs-map/map-search.ts'
import { fakeMapWorld } from '../fakes/fake-map-world.ts'
import { renderPage } from './render.tsx'

type MapSetup = { search?: MapSearch; first?: readonly MapJob[]; leftOut?: string; canDraw?: boolean }

/**
 * Shows the map's screen over a world of fakes, as its route would. The test file itself puts fakes in the place of the
 * server's functions.
 */
export async function openMap({ search = {}, first, leftOut, canDraw = true }: MapSetup = {}) {
  const world = fakeMapWorld({ canDraw })
  const onSearch = vi.fn<(search: MapSearch) => void>()
  const onListed = vi.fn<(ids: readonly string[]) => void>()
  let setSearch: (next: MapSearch) => void = () => undefined
  function Page() {
    const [now, set] = useState(search)
    useEffect(() => {
      setSearch = set
    }, [])
    return (
      <JobsMapScreen
        search={now}
        first={first}
        currency="GBP"
        filterBar={null}
        leftOut={leftOut && <p>{leftOut}</p>}
        nothingFound="Nothing found"
        styleUrl={null}
        fits={{}}
        heartOf={({ title }) => <button type="button">Like {title}</button>}
        onSearch={(next) => {
          onSearch(next)
          set(next)
        }}
        onListed={onListed}
        world={world.world}
      />
    )
  }
  const page = await renderPage(<Page />, { at: '/jobs/maps' })
  return {
    ...page,
    ...world,
    onSearch,
    onListed,
    search: (next: MapSearch) => act(async () => setSearch(next)),
  }
}
