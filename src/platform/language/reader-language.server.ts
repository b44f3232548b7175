import { getCookie, getRequest } from '@tanstack/react-start/server'
import { DEFAULT_LANGUAGE, enabledLanguages, type Language } from '#/i18n/languages.ts'
import { env } from '#/platform/env/env.server.ts'

export const LANGUAGE_COOKIE = 'language'

/** The languages that whoever runs the product offers. */
export function offeredLanguages(): Language[] {
  return enabledLanguages(env().LANGUAGES)
}

/** The first of the wanted languages that is offered, else English. */
export function firstOffered(
  wanted: readonly (string | null | undefined)[],
  offered: readonly Language[] = offeredLanguages(),
): Language {
  const found = wanted.find((code) => offered.some((language) => language === code))
  return offered.find((language) => language === found) ?? DEFAULT_LANGUAGE
}

const chosenElsewhere = new WeakMap<Request, string>()

/** Notes what a caller chose on another device, once it is known who they are. */
export function noteAccountLanguage(request: Request | undefined, language: string | undefined): void {
  if (request && language) chosenElsewhere.set(request, language)
}

/** What whoever asks has chosen, here or elsewhere. Tasks and commands answer no request. */
function choices(): (string | undefined)[] {
  try {
    return [getCookie(LANGUAGE_COOKIE), chosenElsewhere.get(getRequest())]
  } catch {
    return []
  }
}

/**
 * The language in which whoever asks reads: that of their cookie, else the one that they chose on another device. What
 * the browser prefers is not asked. English where no request is answered.
 */
export function readerLanguage(): Language {
  const offered = offeredLanguages()
  return offered.length === 1 ? DEFAULT_LANGUAGE : firstOffered(choices(), offered)
}
