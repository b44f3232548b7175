import { BUSINESS_KINDS } from './business-kinds.ts'
import { keyOf } from './name-key.ts'
import { wordList } from '#/domain/text/word-list.ts'

const words = (text: string) => new Set(Array.from(wordList(text), keyOf))

/** Legal forms, folded and without their dots. */
const LEGAL_FORMS = words(`
  ab ag aisbl aktiengesellschaft amba aps as asa asbl bhd bv bvba ccorp cic cie cio co corp corporation cv cvba da
  dba doo ehf ek ev eg eirl ek eood epe eurl gbr gesmbh ggmbh gie gmbh gp hf inc incorporated ivs
  jsc kft kg kgaa kk ks kol lc lda limited llc llp lp ltd ltda mbh mbb nv nyrt od oe ohg oo ood ooo oy oyj pbc pc plc pllc
  pte pty pvt qc rt sa sab sac sapi saprl sarl sadecv sas sasu sca scop scp scs sderldecv sdn se sia sl slu snc sp spa spk spol spolsro spzoo
  srl sro uab ug unlimited vof vzw zrt
`)

/** Articles and the little words inside names. */
const LITTLE_WORDS = words(`
  a al an and au aux das de degli dei del della delle den der des det di die do dos du e el en et fur für gli i il im in
  at for in l la las le les lo los na no och of og on op pour sur the to und van vom von voor y zu w z ze zum zur à für für
`)

/**
 * Words that many companies and schools have in their names. None of them names one of these alone, and what stands
 * before or behind them does.
 */
const GENERIC_WORDS = words(`
  anonyme appliquées ayuntamiento brasil câmara comunidad deutschland españa faculdade federale
  firma fondation fondazione fundação fundación gemeente gemeinnützige handlowa hogeschool
  intl klinika miasta ministero ministerio nederland nhs österreich politechnika politecnico politécnica
  portugal proprietary schweiz scuola escola stichting stiftung studi suisse szkoła szpital technische technikum
  uniklinik universitätsklinikum universiteit uniwersytet uniwersytecki wyższa zakład zakłady ziekenhuis
  academia ai hr pa pr qa ui ux academic academie academy accademia administration advanced advisers advisors agence agencia agency agentur
  air airlines airport akademie allgemeine alliance allied alpha america american amt analytics anstalt apartments
  apotheke architects architekten archive arena army art arts asia asociacion associates association associazione
  ateneo atelier authority automotive aviation bakery banca banco bank banking banque base bay beauty
  berufsschule best beta betriebe better bibliothek big black blue board bold books borough boulangerie boutique brands
  brewery bright britain british brothers broker bros brown bruder brüdern buero build builders building bureau bus business
  cabinet cafe campus canada canadian capital care careers carriers cars catering center central centre centro
  chambers charity chemicals chemist chemists church cinema city civic clean cleaning clear client clients clinic
  clinical clinics clinique cloud club coast coffee colegio collective college colleges
  comercial commerce commercial commission committee commune communications community compagnia compagnie compania company
  computer computing comune concept conseil conservatoire construction constructions consult consultancy consultants
  consulting contact contractors control core corporate council country county court creative
  credit crew cross crown culture custom customs dairy data deep defence defense dental dentists department dept deutsche
  deutscher deutsches developers development developments diagnostics digital diocese direct direction distribution
  district division doctors dominion dynamics early earth east eastern eco ecole ecoles education educational
  electric electrical electronics elite embassy emergency employment energie energy engineering engineers england english
  enterprise enterprises entreprise entreprises environment environmental equipment escuela estate estates etudes état euro
  europa europaische europe european events experts export express fabrik fachhochschule facilities facility facultad
  faculty family farm farms fashion federal federation filiale film films finance financial fire first fitness five fleet
  food foods force foundation france français française free freelance freelancer freie freight friends frères fils figli hijos zonen gebruder söhne tochter daughters future
  galerie gallery games garage garden gardens gas gemeinde general generale german germany gesamtschule gesundheit global
  gold golden good government grammar grand great greater green grocery group groupe groups grundschule gruppe grupo
  gruppo gymnasium hall handel haulage haus head health healthcare heritage high higher hochschule holding holdings home
  homes hopital hopitaux hospice hospital hospitals hospitality hotel hotels house housing human ideal
  immobilien imperial import independent india indian industria industrial industrie industries industry information
  infirmary infrastructure innovation innovations insight institut institute institution instituto insurance
  integrated interactive interior international internazionale invest investment investments ireland irish istituto
  italia italiana italy japan jardin joint junior justice kindergarten king kings klinik klinikum kommune
  konzern krankenhaus kreis kunst lab laboratories laboratory labs land landscape language laundry law legal leisure
  library liceo life light line linea link local logistik logistics lower lycee magasin mairie
  management manufacturing maritime market marketing markets maschinenbau media mediation medic medical medicine
  medien memorial metal metro metropolitan middle military mill mills ministere ministerium ministry mobile
  modern montessori motor motors municipal museum music national nationale naval navy net netherlands network networks
  new news next north northern nouveau nouvelle nova nursery nursing oberschule office offices oil old one online open
  optical optics organic organisation organization outdoor overseas own pacific palace paper parish park parks
  partner partners partnership payroll people performance personal pharma pharmaceuticals pharmacie pharmacy philharmonic
  photo planning plant plastics plus police polska polskie polskiej polskich polytechnic polytechnique port post power practice precision
  premier premium press primary prime prison private pro process product production productions
  products professional professionals professionnels project projects property provincial public publications publishers
  publishing quality queen queens rail railway railways real realschule recruitment red regional registry rehab
  reinigung renewable rental repair republic rescue research resource resources restaurant ristorante retail rfc royal rural safety
  saint sainte salon sante sankt school schools schule science sciences scientific scotland scottish second
  secondary secretariat section security self selfemployed senior service services seven shipping shop shops silver
  sister sisters sixth small smart social societa societe society software soho solar soluciones solution
  solutions sons south southern spain special specialist specialists sport sports st stadt stadtwerke staff staffing star
  state station steel store stores street strategic strategy structural structures studios success super supplies
  supply support surgery surgical sustainable systems system swiss talent taxi teaching team teams tech technical
  technik technologies technology telecom telecommunications television temple theater theatre third three
  top total tourism town trade trading training transit transport transportation travel treasury tree trust tv two uk
  umwelt union unique unit united universal universidad universidade universita universitaet
  universite universities university unternehmen upper urban us usa utilities valley value
  vehicle ventures verband verkehr verlag verwaltung veterinary video village villa vision vocational volkshochschule
  volunteers wales ward warehouse waste water wealth web welfare welsh werk werke werkstatt west western white wholesale
  wind windows women wood works workshop world worldwide yard yards yacht young your youth zentrum zone
`)

const KINDS: ReadonlySet<string> = new Set(Array.from(BUSINESS_KINDS, keyOf))

/** Legal forms that stand before a name: "SARL Dupont". */
const LEGAL_BEFORE = words('ab eurl ooo oy pt sa sarl sas sasu')

export const isLegalForm = (word: string): boolean => LEGAL_FORMS.has(keyOf(word))
export const isLegalBefore = (word: string): boolean => LEGAL_BEFORE.has(keyOf(word))
const ELIDED = /^\p{L}{1,4}['’ʼ`´]$|^['’ʼ`´]\p{L}-?$/u

/** "d'", "Sant'", "'s-" */
export const isElided = (word: string): boolean => ELIDED.test(word)
export const isLittleWord = (word: string): boolean => isElided(word) || LITTLE_WORDS.has(keyOf(word))

export const isBusinessKind = (word: string): boolean => KINDS.has(keyOf(word))
export const isGenericWord = (word: string): boolean => GENERIC_WORDS.has(keyOf(word)) || isBusinessKind(word)

/** Up to four short words, with or without dots: "S.p.A.", "Sp. z o.o.", "S.à r.l.", "Ltd". */
const SHORT_WORDS = /^(?:\p{L}{1,15}[./]?\s?){1,5}/u
const WORD_END = /(?<=\p{L})(?![\p{L}\p{N}])[./]?/gu
/** What legal forms begin with. */
const BEGUN = new Set(
  Array.from(LEGAL_FORMS).flatMap((form) => Array.from(form, (_letter, nth) => form.slice(0, nth + 1))),
)

/** "as", "se" and "as a" are also words. */
const isMarked = (form: string) => /[./\p{Lu}]/u.test(form) || (form.length > 2 && !form.includes(' '))

function formLength(begun: string): number {
  let longest = 0
  for (const { 0: dot, index } of begun.matchAll(WORD_END)) {
    const form = begun.slice(0, index + dot.length)
    const key = keyOf(form.replaceAll(/[./\s]/g, ''))
    if (!BEGUN.has(key)) break
    if (LEGAL_FORMS.has(key) && isMarked(form)) longest = form.length
  }
  return longest
}

/** How many signs at the beginning of a text are one legal form, the longest; 0 where it begins with something else. */
export const legalFormLength = (text: string): number => formLength(SHORT_WORDS.exec(text)?.[0] ?? '')
