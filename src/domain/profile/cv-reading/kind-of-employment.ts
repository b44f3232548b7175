import { foldText } from '#/domain/text/fold-text.ts'

const KINDS =
  'full[- ]?time|part[- ]?time|permanent|temporary|fixed[- ]term|contract|casual|seasonal|zero[- ]hours|on[- ]site|' +
  'cdi|cdd|temps (?:plein|partiel|complet)|interim|mission|alternance|contrat|saisonnier|' +
  'vollzeit|teilzeit|befristet|unbefristet|festanstellung|geringfugig|' +
  '(?:jornada|tiempo) (?:completa|parcial|completo)|contrato(?: (?:temporal|indefinido))?|indefinido|temporal|' +
  'tempo (?:integral|inteiro|parcial|pieno|indeterminato|determinato)|meio periodo|periodo integral|efetivo|clt|pj|' +
  'full time|contratto|voltijd|deeltijd|vast|tijdelijk|pelny etat|umowa o prace|umowa zlecenie|b2b|' +
  'heltid|deltid|vikariat|fuldtid|tam zamanli|yari zamanli'
const KIND = new RegExp(`^[([]?(?:${KINDS})(?: (?:position|job|role|contract))?[)\\]]?$`, 'u')

/** Tells whether a text only says in what way somebody was employed: "Full-time". */
export const isKindOfEmployment = (text: string): boolean => KIND.test(foldText(text).trim())
