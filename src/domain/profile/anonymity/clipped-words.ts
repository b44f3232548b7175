import { foldText } from '#/domain/text/fold-text.ts'

/** Ordinary words that schools could be clipped to: "unique" of Queensland, "using" of Singapore. */
const WORDS = new Set(
  `poland polar police policy polish polite politic politica politie politik polizei polizia poliza poles polo pollen
  policia policier policiere policies polices polisa polymer polymere polityka politico politics politique unable
  unclear uncle under undo unfair uniao unica unico unicorn unicum unida unidad unidade unidas unido unidos unie
  uniek unieke unies unifie unified unifier unify uniform uniforma uniforme uniformen uniformes uniforms unijny unikat
  union unione unioni unions unionen unique uniquely uniques unir unire unisex unison unisono unit unita unitaire
  unitario unitary unite united unites uniti units unity univers universa universal universe universo univoco unless unlike
  unlock unpaid unreal unsafe until unused update upkeep uplift upload upper uptake urban urbain urbana urbano urgent urlaub
  usable usage usages usager usagers useful users usher using usine usines usual usure usura utile utiles utter umbau umfang
  umfeld umsatz umwelt umzug unfall unter urteil ultra`.split(/\s+/),
)

/** Whether a clipped name stands there as an ordinary word: without a capital inside, as "UniTe" has. */
export const isClippedWord = (found: string): boolean =>
  !/\p{Ll}\p{Lu}/u.test(found) && WORDS.has(foldText(found).replace(/(?<=form|te|ty)s$/, ''))
