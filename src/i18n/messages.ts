import account from './en/account.json' with { type: 'json' }
import admin from './en/admin.json' with { type: 'json' }
import common from './en/common.json' with { type: 'json' }
import contact from './en/contact.json' with { type: 'json' }
import error from './en/error.json' with { type: 'json' }
import fit from './en/fit.json' with { type: 'json' }
import job from './en/job.json' with { type: 'json' }
import mail from './en/mail.json' with { type: 'json' }
import map from './en/map.json' with { type: 'json' }
import match from './en/match.json' with { type: 'json' }
import media from './en/media.json' with { type: 'json' }
import notFound from './en/not-found.json' with { type: 'json' }
import organization from './en/organization.json' with { type: 'json' }
import place from './en/place.json' with { type: 'json' }
import profile from './en/profile.json' with { type: 'json' }
import team from './en/team.json' with { type: 'json' }
import vocabulary from './en/vocabulary.json' with { type: 'json' }
import { tellIfOutdated } from '#/lib/outdated-page.ts'
import { DEFAULT_LANGUAGE, type Language } from './languages.ts'

/** English is the shape of every language: a key that is not here does not exist. */
const english = {
  account,
  admin,
  common,
  contact,
  error,
  fit,
  job,
  mail,
  map,
  match,
  media,
  notFound,
  organization,
  place,
  profile,
  team,
  vocabulary,
}

export type Messages = typeof english

/**
 * The texts of a language. English is at hand, and stands in where another is gone since the last deploy; any other is
 * loaded when somebody asks for it.
 */
export async function loadMessages(language: Language): Promise<Messages> {
  if (language === DEFAULT_LANGUAGE) return english
  try {
    const { french } = await import('./french.ts')
    return french
  } catch (failure) {
    if (tellIfOutdated(failure)) return english
    throw failure
  }
}

/** The texts of a language that is at hand without waiting, else English. */
export function englishMessages(): Messages {
  return english
}
