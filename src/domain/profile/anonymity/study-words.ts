import type { Span } from './spans.ts'

/** Words of study, each in the languages that they begin alike in. */
const STUDY =
  /univ|uniwersy|univerzi|\b(?:uni|[tf][hu])\b|colleg|school|campus|graduat|alumn|degree|diplom|stud[iye]|étud|estud|bachel|master|licen|doctor|thesis|thèse|absol[vw]|abschlu|promo|\bph\.?d|\b[bm]\.?(?:a|sc|eng|ed|phil|b\.?a)\b/i
const STUDY_AROUND = 24

/** Whether words of study stand beside a part of a text, within its sentence. */
export const isBesideStudy = (text: string, { from, to }: Span): boolean =>
  STUDY.test(text.slice(Math.max(0, from - STUDY_AROUND), from).replace(/^.*[!?;\n]/s, '')) ||
  STUDY.test(text.slice(to, to + STUDY_AROUND).replace(/[!?;\n].*$/s, ''))
