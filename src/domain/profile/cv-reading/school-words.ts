import { foldText } from '#/domain/text/fold-text.ts'

const SCHOOL =
  /universi|college|school|institut|academy|academi|hochschule|akademie|schule|gymnasium|gymnazium|lycee|liceo|lyceum|ecole|faculte|faculdade|facultad|facolta|escuela|escola|scuola|colegio|instituto|istituto|polytechni|politecni|politechni|conservator|uniwersytet|hogeschool|lehranstalt|seminary|\b(?:mit|eth|tu|fh|iut|ucl|lse|epfl|hec|insa|essec|escp|edhec|ensam|ensae|isae|estp|cnam|esiee|iae|cfa|afpa|rwth|kit|uned|upm|upc|htl|hak|ies|ifsp|usp|unicamp|ufrj|ufmg|senai|senac|fatec|etec|emef|univ|collegio|collège|sup de \p{L}+|sorbonne|supelec|sciences po|technion|postech|kaist)\b/u

/** Tells whether a text names somewhere to study. */
export const isSchool = (text: string): boolean => SCHOOL.test(foldText(text))
