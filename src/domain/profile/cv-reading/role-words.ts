import { foldText } from '#/domain/text/fold-text.ts'
import { FURTHER_ENDS, FURTHER_GIVERS, FURTHER_ROLES } from './further-role-words.ts'

/** Words of roles by language, without accents; a question mark makes the letter or bracket before it optional. */
const ROLES = [
  'engineer|developer|manager|analyst|designer|consultant|director|lead|head|intern|internship|assistant|officer|' +
    'teacher|tutor|nurse|scientist|researcher|architect|specialist|coordinator|administrator|supervisor|president|ceo|' +
    'cto|cfo|coo|vp|founder|co-?founder|freelance|freelancer|contractor|volunteer|admin|accountant|chef|cook|baker|driver|' +
    'technician|writer|editor|associate|representative|executive|clerk|fellow|apprentice|trainee|student|professor|' +
    'lecturer|partner|owner|programmer|planner|buyer|barista|waiter|waitress|electrician|mechanic|carer|therapist|' +
    'lawyer|paralegal|translator|member|mentor|mentee|ambassador|organizer|organiser|contributor|speaker|evangelist|' +
    'chair|chairman|chairwoman|treasurer|captain|coach|instructor|trainer|investigator|postdoc|postdoctoral|maintainer|' +
    'strategist|creator|recruiter|auditor|banker|broker|trader|artist|musician|photographer|producer|journalist|reporter|' +
    'illustrator|librarian|pharmacist|physician|dentist|midwife|paramedic|pilot|secretary|receptionist|butcher|' +
    'carpenter|plumber|painter|welder|gardener|cleaner|cashier|bagger|bartender|operator|counsel|attorney|adviser|advisor|' +
    'controller|expert|master|senior|junior|principal|staff|practitioner|tester|facilitator|examiner|surveyor|' +
    'estimator|copywriter|moderator|helper|salesperson|seller|stylist|hairdresser|caretaker|curator|economist|' +
    'statistician|biologist|chemist|physicist|mathematician|psychologist|geologist|ecologist|support|marketer',
  'ingenieure?|developpeu(?:r|se)|responsable|chef(?:fe)?|directeur|directrice|charge(?:e)?|assistante|stagiaire|' +
    'infirmier(?:e)?|vendeu(?:r|se)|comptable|conseiller(?:e)?|technicien(?:ne)?|cheffe|consultante|alternante?|' +
    'apprentie?|gerante?|employee?|agent|animat(?:eur|rice)|format(?:eur|rice)|enseignante?|professeure?|doctorante?|' +
    'chercheu(?:r|se)|architecte|analyste|redact(?:eur|rice)|coordinat(?:eur|rice)|administrat(?:eur|rice)|' +
    'stage|boulanger(?:e)?|cuisinier(?:e)?|serveu(?:r|se)|chauffeur|secretaire|benevole|auto-?entrepreneur|fondat(?:eur|rice)|' +
    'president(?:e)?|secouriste|educat(?:eur|rice)|ouvrier(?:e)?|mecanicien(?:ne)?|concepteur|conceptrice|adjointe?|moniteur',
  'entwickler(?:in)?|leiter(?:in)?|leitung|ingenieur(?:in)?|berater(?:in)?|mitarbeiter(?:in)?|werkstudent(?:in)?|' +
    'praktikant(?:in)?|praktikum|ferienjob|nebenjob|minijob|tutorium|abschlussarbeit|bachelorarbeit|masterarbeit|diplomarbeit|praxissemester|' +
    'kaufmann|kauffrau|geschaftsfuhrer(?:in)?|referent(?:in)?|lehrer(?:in)?|' +
    'pfleger(?:in)?|auszubildender?|azubi|techniker(?:in)?|meister(?:in)?|assistent(?:in)?|hilfskraft|aushilfe|' +
    'fachkraft|verkaufer(?:in)?|fahrer(?:in)?|koch|kochin|backer(?:in)?|grunder(?:in)?|freiberufler(?:in)?|' +
    'selbststandig|doktorand(?:in)?|dozent(?:in)?|sachbearbeiter(?:in)?|informatiker(?:in)?|architekt(?:in)?|' +
    'programmierer(?:in)?|administrator(?:in)?|zivildienst(?:leistender)?|wehrdienst|trainer(?:in)?|tutor(?:in)?',
  'ingenier[oa]|desarrollador(?:a)?|gerente|jefe|jefa|tecnic[oa]|analista|disenador(?:a)?|becari[oa]|profesor(?:a)?|' +
    'enfermer[oa]|consultor(?:a)?|encargad[oa]|asistente|auxiliar|practicante|programador(?:a)?|administrativ[oa]|' +
    'coordinador(?:a)?|investigador(?:a)?|camarer[oa]|cociner[oa]|panader[oa]|vendedor(?:a)?|fundador(?:a)?|socio|' +
    'director(?:a)?|abogad[oa]|operari[oa]|monitor(?:a)?|docente|dependient[ae]|repartidor(?:a)?|arquitect[oa]',
  'engenheir[oa]|desenvolvedor(?:a)?|estagiari[oa]|estagio|assistente|coordenador(?:a)?|professor(?:a)?|' +
    'pesquisador(?:a)?|bolsista|monitoria|supervisor(?:a)?|diretor(?:a)?|atendente|padeir[oa]|cozinheir[oa]|' +
    'enfermeir[oa]|tecnic[oa]|gestor(?:a)?|aprendiz|voluntari[oa]|arquitet[oa]|advogad[oa]|operador(?:a)?|' +
    'colaborador(?:a)?|instrutor(?:a)?|empregad[oa]|caixa|formador(?:a)?',
  'ingegnere|sviluppatore|sviluppatrice|responsabile|direttore|direttrice|impiegat[oa]|consulente|tirocinante|' +
    'stagista|insegnante|ricercatore|ricercatrice|progettista|analista|programmatore|programmatrice|cuoc[oa]|cameriere|' +
    'cameriera|fornai[oa]|panettiere|infermier[ea]|commess[oa]|barista|operai[oa]|addett[oa]|collaboratore|' +
    'collaboratrice|dottorand[oa]|docente|volontari[oa]|apprendista|fondatore|fondatrice|titolare|tecnico',
  'ontwikkelaar|medewerker|medewerkster|leidinggevende|stagiair|stagiaire|adviseur|bakker|kok|docent|leraar|lerares|' +
    'verpleegkundige|onderzoeker|projectleider|teamleider|hoofd|directeur|verkoper|chauffeur|vrijwilliger|' +
    'ondernemer|oprichter|zzp|consulent|ingenieur|programmeur|monteur|bijbaan|schoonmaker|begeleider|bestuurslid',
]
/** In German the last part of a word says what it is. */
const ENDS =
  'entwickler|leiter|berater|ingenieur|techniker|meister|assistent|mechaniker|arbeiter|manager|kaufmann|ontwikkelaar|medewerker'
const wordsOf = (roles: readonly string[]) =>
  `(?<!\\p{L})(?:${roles.join('|')})s?(?!\\p{L})|(?:${ENDS})(?:in)?(?!\\p{L})`
const ROLE = new RegExp(
  `${wordsOf([...ROLES, ...FURTHER_ROLES])}|(?<=\\p{L}{3})(?:${FURTHER_ENDS})(?:in)?(?!\\p{L})`,
  'u',
)
const COMMON_ROLE = new RegExp(wordsOf(ROLES), 'u')

const GIVERS =
  'inc|ltd|llc|gmbh|firma|s\\.r\\.l|s\\.a\\.s|s\\.p\\.a|ag|kg|sarl|sas|s\\.?a|s\\.?l|plc|corp|co|company|group|gruppe|groupe|grupo|gruppo|groep|' +
  'universi\\w+|school|schools|college|hospital|hopital|clinic|clinica|klinik|klinikum|krankenhaus|ziekenhuis|ospedale|' +
  'institute|institut|instituto|istituto|bank|banque|banco|banca|studio|studios|foundation|stiftung|stichting|' +
  'fondation|fundacion|association|verein|agency|agentur|agence|labs?|laborator\\w+|laboratoire|council|ministry|' +
  'ministere|ministerio|museum|musee|restaurant|hotel|bakery|boulangerie|backerei|technologies|solutions|' +
  'hochschule|schule|escola|escuela|colegio|faculdade|academy|airlines|partners|holdings?|ventures|' +
  'pharma|motors|supermar(?:ket|kt|che)|supermercado|society|societe|societa|mairie|ayuntamiento|prefeitura|comune|gemeente|srl|spa|' +
  'bv|nv|limited|ltda|lda|pte|e\\. ?v|zentrum|league|consultancy|bureau|cabinet'
const GIVER = new RegExp(`(?<!\\p{L})(?:${GIVERS}|${FURTHER_GIVERS})(?!\\p{L})`, 'u')
/** These stand in names of roles as well. */
const EITHER = /\b(?:systems?|technology|department|division|center|centre|centro|command|capital|research)\b/

/** Whether a text has a word of a role in it, and one of who gives roles. */
export function kindOfName(text: string): { isRole: boolean; isGiver: boolean } {
  const plain = foldText(text).replaceAll('ı', 'i')
  const isRole = ROLE.test(plain)
  return { isRole, isGiver: GIVER.test(plain) || (!isRole && EITHER.test(plain)) }
}

/** How much a text looks like a role and not like who gives it: 1, 0 or -1. */
export function roleScore(text: string): number {
  const { isRole, isGiver } = kindOfName(text)
  return Number(isRole) - Number(isGiver)
}

/** Tells whether a text is called by a role so common that it is more likely one than the name of a person. */
export function isCommonRole(text: string): boolean {
  const plain = foldText(text).replaceAll('ı', 'i')
  return COMMON_ROLE.test(plain) && !GIVER.test(plain)
}
