import { daraOlaniyan } from './dara-olaniyan.ts'
import type { DemoPerson } from './demo-person.ts'
import { imogenBlythe } from './imogen-blythe.ts'
import { leaFontaine } from './lea-fontaine.ts'
import { marenKowalczyk } from './maren-kowalczyk.ts'
import { niamhAdeyemi } from './niamh-adeyemi.ts'
import { raviSandhu } from './ravi-sandhu.ts'
import { tomasFerreira } from './tomas-ferreira.ts'

/** The seven people of the demo. The first of each account type is the one to try it as. */
export const DEMO_PEOPLE: DemoPerson[] = [
  niamhAdeyemi,
  tomasFerreira,
  daraOlaniyan,
  leaFontaine,
  marenKowalczyk,
  raviSandhu,
  imogenBlythe,
]
