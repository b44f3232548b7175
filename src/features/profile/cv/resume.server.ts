import type { Actor } from '#/domain/access/actor.ts'
import type { JsonResume } from '#/domain/profile/json-resume.ts'
import { DEFAULT_LANGUAGE } from '#/i18n/languages.ts'
import { loadMessages } from '#/i18n/messages.ts'
import { absoluteUrl } from '#/lib/absolute-url.ts'
import { sessionOf } from '#/platform/auth/session/request-session.server.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import { answerPersonalDocument } from '#/platform/http/personal-document.server.ts'
import { countVisitor } from '../count-visitor.server.ts'
import { getProfileFor } from '../profile.server.ts'
import type { ProfilePerson } from '../profile.view.ts'
import { cvFileName } from './cv-file-name.ts'
import { shownResume } from './shown-resume.ts'

const absolute = (address: string | null) => address && absoluteUrl(address, baseUrl())

function withAddresses<Given extends Pick<ProfilePerson, 'image' | 'profileVideo'>>(given: Given): Given {
  return { ...given, image: absolute(given.image), profileVideo: absolute(given.profileVideo) }
}

/**
 * A profile as a JSON Resume, as far as the caller may see it. The owner's is what an employer gets whom they matched, to
 * be sent anywhere; their wishes are in the archive of their data. Throws not-found for what the caller may not see.
 */
export async function getResumeFor(actor: Actor | null, id: string): Promise<JsonResume> {
  const { vocabulary } = await loadMessages(DEFAULT_LANGUAGE)
  const shown = await getProfileFor(actor, id)
  return shownResume(withAddresses(shown), (sector) => vocabulary.sector[sector])
}

/**
 * Answers a profile as a JSON Resume, to be saved. Throws not-found for what the caller may not see, and rate-limited as
 * `countVisitor` does.
 */
export async function answerResume(id: string, request: Request): Promise<Response> {
  const actor = (await sessionOf(request, { freshness: 'fresh' }))?.actor ?? null
  countVisitor(actor, request.headers)
  const resume = await getResumeFor(actor, id)
  return answerPersonalDocument(request, {
    makeContent: () => `${JSON.stringify(resume, null, 2)}\n`,
    contentType: 'application/json; charset=utf-8',
    fileName: cvFileName(resume.basics.name, 'json'),
  })
}
