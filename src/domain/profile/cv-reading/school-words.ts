import { foldText } from '#/domain/text/fold-text.ts'

/** Parts of words for somewhere to study, without accents. */
const WORDS =
  'universi(?!tair|tari[oa])|(?:centro|centre|campus|hospital|polo) universit|univerzit|uniwersytet|college|school|institut|enstitu|academy|academi|akademi|hochschule|schule|gymnasi|gymnaz|gimnaz|lycee|' +
  'lyceum|lukio|liceo|liceum|ecole|facult|facolta|faculdade|facultad|fakult|escuela|escola|scuola|colegi(?:o|ul)|collegi(?:o|um)|istituto|polyt(?!echnicien)|politec|' +
  'politech|conservator|cegep|bildungszentr|oberstufenzentr|schulzentr|hogeschool|lehranstalt|kolleg|kollegium|seminary|szkola|skola|skole|skolan|hogskola|hoyskole|hojskole|' +
  'yliopisto|korkeakoulu|koulu|egyetem|foiskola|lisesi|yuksekokul|liceul|scoala|technikum|' +
  'университет|институт|академия|колледж|училище|школа|лицеи|гимназия|университет|πανεπιστημι|σχολη|λυκειο|' +
  'جامعة|كلية|معهد|مدرسة|كاديمية|ثانوية|אוניברסיט|מכללה|מכללת|בית ספר|תיכון|טכניון'
const WHOLE =
  'univ|uni|sup de \\p{L}+|sorbonne|supelec|sciences po|technion|postech|kaist|academia|campus|bootcamp'
const SCHOOL = new RegExp(`${WORDS}|(?<!\\p{L})(?:${WHOLE})(?!\\p{L})`, 'u')
/** Short names are words as well, but in capitals. "UniVale" is one of many. */
const SHORT =
  /(?<!\p{L})(?:MIT|ETH|TU|FH|IUT|UCL|LSE|EPFL|HEC|INSA|ESSEC|ESCP|EDHEC|ENSAM|ENSAE|ISAE|ESTP|CNAM|ESIEE|IAE|CFA|AFPA|RWTH|DHBW|HTWG?|HAW|OTH|FHNW|ZHAW|HSLU|UZH|BFH|AKAD|UMK|UJ|AGH|UvA|RUG|HvA|ROC|KIT|UNED|UPM|UPC|HTL|HAK|BHAK|IHK|HWK|ITIS|ITC|ITT|IIS|IPSIA|ISIS|IES|CEIP|IFSP|IF\p{Lu}{2}|USP|UNICAMP|UNESP|UF\p{Lu}{1,3}|UFSCar|PUC|SENAI|SENAC|SESI|FATEC|ETEC|EMEF|FST|ENS|ENSA|IIT|NIT|UCLA|NYU|CUNY|SUNY|KTH|DTU|NTNU|SGH|[Hh]tl|Uni\p{Lu}\p{L}+)(?![\p{L}])/u

/** A diploma of schools is none of them. */
const NO_SCHOOL = /brevet des colleges|baccalaureat/g

/** "Diplom-Ingenieur (FH)" is a kind of degree. */
const KIND = /\((?:FH|TU|DH|BA|Uni)\)/g

/** Tells whether a text names somewhere to study. */
export const isSchool = (text: string): boolean =>
  SCHOOL.test(foldText(text).replace(NO_SCHOOL, '')) || SHORT.test(text.replace(KIND, ''))
