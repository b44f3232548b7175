import account from './fr/account.json' with { type: 'json' }
import admin from './fr/admin.json' with { type: 'json' }
import common from './fr/common.json' with { type: 'json' }
import contact from './fr/contact.json' with { type: 'json' }
import error from './fr/error.json' with { type: 'json' }
import fit from './fr/fit.json' with { type: 'json' }
import job from './fr/job.json' with { type: 'json' }
import mail from './fr/mail.json' with { type: 'json' }
import map from './fr/map.json' with { type: 'json' }
import match from './fr/match.json' with { type: 'json' }
import media from './fr/media.json' with { type: 'json' }
import notFound from './fr/not-found.json' with { type: 'json' }
import organization from './fr/organization.json' with { type: 'json' }
import place from './fr/place.json' with { type: 'json' }
import profile from './fr/profile.json' with { type: 'json' }
import team from './fr/team.json' with { type: 'json' }
import vocabulary from './fr/vocabulary.json' with { type: 'json' }
import type { Messages } from './messages.ts'

/** French, complete: the type fails where a key of English is missing. */
export const french: Messages = {
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
