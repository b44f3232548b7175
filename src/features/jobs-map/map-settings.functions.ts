import { createServerFn } from '@tanstack/react-start'
import { getMapStyleUrl } from './map-settings.server.ts'

/** The operator's online map, or null when the built-in one is shown. For everybody. */
export const getMapSettings = createServerFn({ method: 'GET' }).handler(() => ({
  styleUrl: getMapStyleUrl(),
}))
