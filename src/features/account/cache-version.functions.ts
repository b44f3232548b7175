import { createServerFn } from '@tanstack/react-start'
import { currentCacheVersion, raiseCacheVersion } from './cache-version.server.ts'

/** An integer per browser that only grows. A tab that sees it moved drops what it holds. */
export const getCacheVersion = createServerFn({ method: 'GET' }).handler(() => currentCacheVersion())

/** Tells this browser's other tabs that what they hold is out of date. */
export const incrementCacheVersion = createServerFn({ method: 'POST' }).handler(() => raiseCacheVersion())
