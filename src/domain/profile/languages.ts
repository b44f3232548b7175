import type { CefrLevel } from '#/domain/job/vocabulary.ts'

/** ISO 639-1 codes of the languages one can name; labels come from `Intl.DisplayNames` on screen. */
export const LANGUAGES = (
  'aa ab af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cv cy da de dv dz ee el en eo es ' +
  'et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka ' +
  'kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ' +
  'ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss ' +
  'st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu'
).split(' ')

/** One language and how well it is spoken, or asked for. */
export type LanguageSkill = { language: string; level: CefrLevel }

/** As a new entry begins, and what stands for a level that nobody said. */
export const LEVEL_NOT_SAID: CefrLevel = 'B2'

const LANGUAGE_SET: ReadonlySet<string> = new Set(LANGUAGES)

/** Tells whether a value is an ISO 639-1 code in small letters. */
export function isLanguageCode(value: unknown): value is string {
  return typeof value === 'string' && LANGUAGE_SET.has(value)
}
