import { anonymousDocument } from '#/domain/profile/anonymity/anonymous-document.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { cvSheet } from '#/features/profile/cv/cv-sheet.ts'
import { monthSayer, spanSayer } from '#/features/profile/say-dates.ts'
import { toAnonymousView, toProfileView } from '#/features/profile/profile.view.ts'
import { codeNamer } from '#/lib/code-namer.ts'
import type { Sheet, SheetOrder } from '#/platform/pdf/sheet.ts'
import { buildRedaction } from './build-redaction.ts'

type Shown = { name?: string; access?: 'anonymous' | 'profile' | 'contact' }

/** The CV of a document, in plain words. */
export function buildSheet(
  document: ProfileDocument,
  { name = 'Ada Byron', access = 'contact' }: Shown = {},
): Sheet {
  const [firstName = '', lastName = ''] = name.split(' ')
  const person = { userId: 'ada', firstName, lastName, name, email: 'ada@example.com' }
  const today = '2026-11-23'
  const view =
    access === 'anonymous'
      ? toAnonymousView(
          'ada',
          anonymousDocument(document, buildRedaction(document, { person }), () => true),
          {
            language: 'en',
            today,
          },
        )
      : toProfileView({ ...person, image: null, profileVideo: null, language: 'en' }, document, {
          access,
          today,
        })
  const month = monthSayer(String, 'year')
  return cvSheet(view, {
    ...{ label: (key) => key, cefr: (level) => level, month, span: spanSayer(month, 'now') },
    ...{ country: codeNamer('region', 'en'), language: codeNamer('language', 'en') },
  })
}

/** An order for a sheet, on A4. */
export function buildSheetOrder(sheet: Sheet, paper: SheetOrder['paper'] = 'a4'): SheetOrder {
  return { sheet, paper, language: 'en-GB', product: 'Flightpath' }
}
