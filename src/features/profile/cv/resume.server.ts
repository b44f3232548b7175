import type { Actor } from '#/domain/access/actor.ts'
import type { JsonResume } from '#/domain/profile/json-resume.ts'
import { toJsonResume, type ResumeOptions } from '#/domain/profile/to-json-resume.ts'
import { DEFAULT_LANGUAGE } from '#/i18n/languages.ts'
import { loadMessages } from '#/i18n/messages.ts'
import { absoluteUrl } from '#/lib/absolute-url.ts'
import { sessionOf } from '#/platform/auth/session/request-session.server.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import { answerPersonalDocument } from '#/platform/http/personal-document.server.ts'
import { getOwnDocument, getProfileFor } from '../profile.server.ts'
import type { ProfilePerson } from '../profile.view.ts'
import { cvFileName } from './cv-file-name.ts'
import { shownResume } from './shown-resume.ts'

const absolute = (address: string | null) => address && absoluteUrl(address, baseUrl())

function withAddresses<Given extends Pick<ProfilePerson, 'image' | 'profileVideo'>>(given: Given): Given {
  return { ...given, image: absolute(given.image), profileVideo: absolute(given.profileVideo) }
}

async function ownResume(actor: Actor, sectorLabel: ResumeOptions['sectorLabel']): Promise<JsonResume> {
  const { person, document, changedAt } = await getOwnDocument(actor)
  const lastModified = changedAt?.toISOString() ?? null
  return toJsonResume(withAddresses(person), document, { lastModified, sectorLabel })
}

type Reader = { actor: Actor | null; isImpersonated: boolean }

/**
 * A profile as a JSON Resume: whole for its owner, else as far as the caller may see it. An admin who looks through the
 * owner's eyes gets what others get. Throws not-found for what they may not see.
 */
export async function getResumeFor({ actor, isImpersonated }: Reader, id: string): Promise<JsonResume> {
  const { vocabulary } = await loadMessages(DEFAULT_LANGUAGE)
  const sectorLabel: ResumeOptions['sectorLabel'] = (sector) => vocabulary.sector[sector]
  const shown = await getProfileFor(actor, id)
  return actor?.userId === id && !isImpersonated
    ? ownResume(actor, sectorLabel)
    : shownResume(withAddresses(shown), sectorLabel)
}

/** Answers a profile as a JSON Resume, to be saved. Throws not-found for what the caller may not see. */
export async function answerResume(id: string, request: Request): Promise<Response> {
  const session = await sessionOf(request, { freshness: 'cached' })
  const reader = { actor: session?.actor ?? null, isImpersonated: session?.user.isImpersonated ?? false }
  const resume = await getResumeFor(reader, id)
  return answerPersonalDocument(request, {
    content: `${JSON.stringify(resume, null, 2)}\n`,
    contentType: 'application/json; charset=utf-8',
    fileName: cvFileName(resume.basics.name, 'json'),
  })
}
