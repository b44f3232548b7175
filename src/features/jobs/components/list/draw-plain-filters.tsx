import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { PlainFilters, type PlainFiltersProps } from './plain-filters.tsx'

/** On the server alone: what stands inside noscript no browser draws that runs this, and it need not fetch the code. */
export const drawPlainFilters = createIsomorphicFn()
  .server((props: PlainFiltersProps): ReactNode => <PlainFilters {...props} />)
  .client((): ReactNode => null)
