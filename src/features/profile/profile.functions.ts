import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { freshIndividualMiddleware, freshSessionMiddleware } from '#/platform/auth/session.middleware.ts'
import { countVisitor } from './count-visitor.server.ts'
import { listEmployersByName } from './employer-names.server.ts'
import {
  employerSearchSchema,
  onlookerSchema,
  profileIdSchema,
  saveProfileStepsSchema,
} from './profile.schema.ts'
import { getOwnProfile, getProfileFor, storeProfileSteps } from './profile.server.ts'
import { getOwnProfileAs } from './seen-as.server.ts'

/** A person's profile, as far as the caller may see it. */
export const getUserProfile = createServerFn({ method: 'GET' })
  .middleware([freshSessionMiddleware])
  .validator(profileIdSchema)
  .handler(({ data, context }) => {
    countVisitor(context.actor, getRequest().headers)
    return getProfileFor(context.actor, data.id)
  })

/** The caller's own profile, whole. */
export const getMyProfile = createServerFn({ method: 'GET' })
  .middleware([freshIndividualMiddleware])
  .handler(({ context }) => getOwnProfile(context.actor))

/** The caller's own profile as somebody else sees it, or null where there is none for them. */
export const getMyProfileAs = createServerFn({ method: 'GET' })
  .middleware([freshIndividualMiddleware])
  .validator(onlookerSchema)
  .handler(({ data, context }) => getOwnProfileAs(context.actor, data.as))

/** Saves fields of steps of the caller's own profile, all of them or none. */
export const saveProfileSteps = createServerFn({ method: 'POST' })
  .middleware([freshIndividualMiddleware])
  .validator(saveProfileStepsSchema)
  .handler(({ data, context }) => storeProfileSteps(context.actor, data.steps))

/** Companies a person may want to keep their profile from. */
export const findEmployers = createServerFn({ method: 'POST' })
  .middleware([freshIndividualMiddleware])
  .validator(employerSearchSchema)
  .handler(({ data }) => listEmployersByName(data.name))
