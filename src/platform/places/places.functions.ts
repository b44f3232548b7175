import { createServerFn } from '@tanstack/react-start'
import { freshSignedInMiddleware } from '#/platform/auth/session.middleware.ts'
import type { Actor } from '#/domain/access/actor.ts'
import { locatePlaceSchema, searchPlacesSchema } from './places.schema.ts'
import type { PlaceLevel } from './place-provider.ts'
import { countLookUp, findPlaces, locatePlace } from './places.server.ts'

/** As many as a person reads. */
const PLACES_MAX = 8

/** Who looks for work says in which town they live and would work, and nothing finer. */
const levelFor = ({ accountType }: Actor): PlaceLevel => (accountType === 'Individual' ? 'town' : 'address')

/** Places that answer what the caller typed. Posted, because what is typed may be somebody's home. */
export const searchPlaces = createServerFn({ method: 'POST' })
  .middleware([freshSignedInMiddleware])
  .validator(searchPlacesSchema)
  .handler(async ({ data, context }) => {
    await countLookUp(context.actor.userId)
    return findPlaces({ ...data, limit: PLACES_MAX, level: levelFor(context.actor) })
  })

/** Where a place lies that the caller chose, when the search had not said it; null when nobody can tell. */
export const getChosenPlace = createServerFn({ method: 'POST' })
  .middleware([freshSignedInMiddleware])
  .validator(locatePlaceSchema)
  .handler(async ({ data, context }) => {
    await countLookUp(context.actor.userId)
    return locatePlace({ ...data, level: levelFor(context.actor) })
  })
