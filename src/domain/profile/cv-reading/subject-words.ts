import { foldText } from '#/domain/text/fold-text.ts'

/** How words of what people study end or begin, without accents, in many languages. */
const STEMS =
  'olog(?:y|ie|ia|ija)|onom(?:y|ie|ia|ics|ik|ika|iques?|icas?)|ograph(?:y|ie)|ografi[ae]|istr(?:y|ik)|matic[asohe]*|matik\\p{L}*|' +
  'matiques?|techni(?:k|que|ques|cs)|techni(?:ka|ca)|sciences?|wissenschaft(?:en)?|ciencias?|scienz[ae]|ciencies|engineering|' +
  'ingenieri[ae]|engenharia|ingegneria|wesen|kunde|lehre|bau|bildung|management|studies|studien|logistik|ingenie\\p{L}*|vetenskap|teknik|' +
  'videnskab|muhendisligi|inzynieria|inzenyrstvi|هندسة|علوم|طب|حقوق|آداب|محاسبة|הנדסת?|מדעי|משפטים|טכנולוגי\\p{L}*|информатик\\p{L}*|экономик\\p{L}*'
const WORDS =
  'marketing|account\\p{L}*|contab\\p{L}*|comptab\\p{L}*|finan\\p{L}+|econom\\p{L}*|ekonomi\\p{L}*|administra\\p{L}+|commerce|comercio|' +
  'business|law|droit|recht\\p{L}*|jura|derecho|direito|giurisprudenza|prawo|arts?|humanities|lettres|letras|lettere|langues?|' +
  'languages?|linguist\\p{L}*|litera\\p{L}+|histor\\p{L}*|philoso\\p{L}*|filosof\\p{L}*|psych\\p{L}*|psico\\p{L}*|pedagog\\p{L}*|' +
  'education|soci\\p{L}+|politi\\p{L}+|relations|communica\\p{L}*|kommunikation\\p{L}*|comunica\\p{L}*|media|design|architect\\p{L}*|' +
  'architekt\\p{L}*|arquite\\p{L}+|medic\\p{L}*|medizin|nursing|pflege|enfermagem|enfermeria|soins|pharma\\p{L}*|farmac\\p{L}*|' +
  'physi\\p{L}+|fisica|chem\\p{L}+|chimi\\p{L}+|quimica|bio\\p{L}+|mathe\\p{L}*|maths?|matemat\\p{L}*|statist\\p{L}*|estatistica|' +
  'estadistica|computer|computing|software|data|cyber\\p{L}*|network\\p{L}*|reseaux|redes|electr\\p{L}+|elektr\\p{L}+|eletr\\p{L}+|' +
  'mechan\\p{L}+|mecan\\p{L}+|mechatron\\p{L}*|automa\\p{L}+|robot\\p{L}+|aero\\p{L}+|industri\\p{L}+|logisti\\p{L}*|touris\\p{L}*|' +
  'turism\\p{L}*|hospitality|gastronom\\p{L}*|agri\\p{L}*|agronom\\p{L}*|environment\\p{L}*|energ\\p{L}*|musi\\p{L}+|theat\\p{L}+|film|' +
  'photo\\p{L}*|web|multimedia\\p{L}*|telecom\\p{L}*|informa\\p{L}+|sport\\p{L}*|gestion|gestao|geo\\p{L}+|gestione|kunst|musik|' +
  'anglais|english|englisch|ingles|inglese|allemand|deutsch|german|germanistik|anglistik|espagnol|spanish|francais|french|' +
  'navigation|translation|traduc\\p{L}+|humanidades|carpent\\p{L}+|cook\\p{L}*|baking|welding|plumbing|genie|applied|applique\\p{L}*|aplicad[oa]s?'
const SUBJECT = new RegExp(`(?:${STEMS})(?!\\p{L})|(?<!\\p{L})(?:${WORDS})(?!\\p{L})`, 'u')

/** What says that the subject of a study follows; some of these words begin sentences unless a colon is behind them. */
const LABELS =
  'speciali[sz]ation|speciali[sz]ed in|field(?:s)? of study|major(?:ing)? in|studienrichtung|fachrichtung|studienfach|hauptfach|schwerpunkte?|vertiefungsrichtung|' +
  'filière|spécialités?|especialidad|especialización|énfasis en|habilitação|ênfase em|especialização|especialidade|indirizzo|specializzazione|kierunek|specjalność|' +
  'specjalizacja|studierichting|afstudeerrichting|specialisatie|odbor|bölüm'
const LABELS_BEFORE_COLON =
  'speciality|specialty|major|subject|programme?|course|concentration|studiengang|fach|vertiefung|profil|mention|option|parcours|mención|orientación|carrera|área|curso|' +
  'curriculum|corso|profiel|richting|obor'
const SUBJECT_LABEL = new RegExp(
  `^(?:(?:${LABELS})(?::\\s?|\\s)|(?:${LABELS_BEFORE_COLON})\\s?:\\s?)(?=\\p{L})`,
  'iu',
)

/** Tells whether a text begins with a word that says that a subject follows. */
export const beginsSubject = (text: string): boolean => SUBJECT_LABEL.test(text)

/** The subject behind the word that says so. */
export const withoutSubjectLabel = (text: string): string => text.replace(SUBJECT_LABEL, '')

/** Tells whether a text has a word in it that people study. */
export const isSubject = (text: string): boolean => SUBJECT.test(foldText(text))
