import { altaCv } from './alta-cv.ts'
import { awesomeCv } from './awesome-cv.ts'
import { deedy } from './deedy.ts'
import type { DrawnCv } from './drawn-cv.ts'
import { europass2013, europass2020 } from './europass.ts'
import { googleDocs } from './google-docs.ts'
import { linkedInGerman, linkedInNew, linkedInOld } from './linked-in.ts'
import { modernCvClassic, modernCvHeaded } from './modern-cv.ts'
import { plainItalian } from './plain-italian.ts'
import { renderCvClassic, renderCvEmber } from './render-cv.ts'
import { arabic, hebrew } from './right-to-left.ts'
import { sideBar } from './side-bar.ts'
import { twoColumns } from './two-columns.ts'
import { wordEnglish, wordFrench, wordGerman } from './word.ts'

/** Every drawing by its name. */
export const DRAWN_CVS = {
  altaCv,
  arabic,
  awesomeCv,
  deedy,
  europass2013,
  europass2020,
  googleDocs,
  hebrew,
  linkedInGerman,
  linkedInNew,
  linkedInOld,
  modernCvClassic,
  modernCvHeaded,
  plainItalian,
  renderCvClassic,
  renderCvEmber,
  sideBar,
  twoColumns,
  wordEnglish,
  wordFrench,
  wordGerman,
} satisfies Record<string, DrawnCv>
