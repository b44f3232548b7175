import { createServerFn } from '@tanstack/react-start'
import { readMapSettings } from './map-settings.server.ts'

/** The operator's online map, or null when the built-in one is shown, and what its filters leave out. For everybody. */
export const getMapSettings = createServerFn({ method: 'GET' }).handler(() => readMapSettings())
