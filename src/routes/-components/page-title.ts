import type { AnyRouteMatch } from '@tanstack/react-router'
import type { Messages } from '#/i18n/messages.ts'
import type { Speech } from '#/i18n/speech.ts'
import { PRODUCT_TITLE, titleOf } from '#/lib/product.ts'

/** How each page is called in its title. What has a name of its own, like a job, says it in its head instead. */
export const PAGE_NAMES: Readonly<Record<string, keyof Messages['common']['pages']>> = {
  '/app/admin/': 'dashboard',
  '/app/admin/analytics': 'analytics',
  '/app/admin/jobs': 'allJobs',
  '/app/admin/messages': 'messages',
  '/app/admin/organizations': 'allOrganizations',
  '/app/admin/users/': 'users',
  '/app/admin/users/create': 'createUser',
  '/app/employer/': 'dashboard',
  '/app/employer/company': 'company',
  '/app/employer/jobs/edit/$id/step1': 'jobRole',
  '/app/employer/jobs/edit/$id/step2': 'jobTakes',
  '/app/employer/jobs/edit/$id/step3': 'jobOffer',
  '/app/employer/jobs/new': 'newJob',
  '/app/employer/team': 'team',
  '/app/individual/': 'dashboard',
  '/app/individual/profile/import': 'profileImport',
  '/app/individual/profile/step1': 'profileAbout',
  '/app/individual/profile/step2': 'profileExperience',
  '/app/individual/profile/step3': 'profileEducation',
  '/app/individual/profile/step4': 'profileSkills',
  '/app/individual/profile/step5': 'profileWishes',
  '/app/settings': 'settings',
  '/auth/email-verification': 'verification',
  '/auth/invitation/$id': 'invitation',
  '/auth/invitations': 'invitations',
  '/auth/password/forgot': 'forgot',
  '/auth/password/reset': 'reset',
  '/auth/signin': 'signIn',
  '/auth/signout': 'signOut',
  '/auth/signup': 'signUp',
  '/auth/welcome': 'welcome',
  '/contact': 'contact',
  '/dev/mail': 'mailbox',
  '/privacy': 'privacy',
  '/terms': 'terms',
}

/** What of a route's match decides how its page is called. */
export type TitledMatch = Pick<AnyRouteMatch, 'pathname' | 'routeId' | 'status' | '_notFound'>

/**
 * The title of the page that the routes in `matches` make together: of the screen that took its place where one failed
 * or found nothing, else by the last route's name, else the product's own.
 */
export function pageTitle(matches: readonly TitledMatch[], say: Speech['say']): string {
  const failed = matches.find(
    ({ status, _notFound }) => _notFound || status === 'notFound' || status === 'error',
  )
  if (failed) return titleOf(say(failed.status === 'error' ? 'error.title' : 'notFound.title'))
  const page = PAGE_NAMES[matches.at(-1)?.routeId ?? '']
  return page ? titleOf(say(`common.pages.${page}`)) : PRODUCT_TITLE
}
