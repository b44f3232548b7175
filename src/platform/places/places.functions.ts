import { createServerFn } from '@tanstack/react-start'
import { freshSignedInMiddleware } from '#/platform/auth/session.middleware.ts'
import { locatePlaceSchema, searchPlacesSchema } from './places.schema.ts'
import { countLookUp, findPlaces, locatePlace } from './places.server.ts'

/** As many as a person reads. */
const PLACES_MAX = 8

/** Places that answer what the caller typed. Posted, because what is typed may be somebody's home. */
export const searchPlaces = createServerFn({ method: 'POST' })
  .middleware([freshSignedInMiddleware])
  .validator(searchPlacesSchema)
  .handler(async ({ data, context }) => {
    await countLookUp(context.actor.userId)
    return findPlaces({ ...data, limit: PLACES_MAX })
  })

/** Where a place lies that the caller chose, when the search had not said it; null when nobody can tell. */
export const getChosenPlace = createServerFn({ method: 'POST' })
  .middleware([freshSignedInMiddleware])
  .validator(locatePlaceSchema)
  .handler(async ({ data, context }) => {
    await countLookUp(context.actor.userId)
    return locatePlace(data)
  })
