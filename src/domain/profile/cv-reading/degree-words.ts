import type { EducationLevel } from '#/domain/job/vocabulary.ts'
import { foldText } from '#/domain/text/fold-text.ts'

/** Words of degrees, without accents, and their short forms in capitals, where a capital begins each part. */
type Words = { words: string; short?: string }

const LEVELS: [EducationLevel, Words][] = [
  [
    'Doctorate',
    {
      words:
        'ph\\.? ?d|d\\.? ?phil|doctor(?:ate|at|ado|al)?|docteur|doktor\\w*|doutor\\w*|dottor(?:ato|e di ricerca)|promotie|promotion|dr\\.|' +
        'doktora|tohtori\\w*|аспирантура|διδακτορικο|دكتوراه|דוקטור\\w*',
      short: 'EdD DBA EngD ScD DSc',
    },
  ],
  [
    'Master',
    {
      words:
        'master\\w*|mastere|maestria|mestr(?:ado|e)|magister\\w*|magistrale|specialistica|maitrise|m\\.? ?sc|m\\.? ?eng|mba|m\\.? ?tech|' +
        'm\\.? ?phil|llm|ll\\. ?m|diplom-?\\w*ingenieur\\w*|dipl(?:\\.-?|-) ?\\w{2,6}\\.?|diplome? d.ingenieur|diplom|diplom-\\w+|staatsexamen|' +
        'doctorandus|drs\\.|mgr|civilingen\\w+|sivilingen\\w+|cand\\. ?\\w+|yuksek lisans|магистр\\w*|специалитет|μεταπτυχιακ\\w+|ماجستير|תואר שני|' +
        'grado de master|laurea magistrale|maisteri\\w*|diplomi-insinoori|mesterkepzes',
      short: 'MA MS MEd MFA MBA DEA DESS MCom MCA MPA MPH MRes MArch MDes MSW MMath MPhys MChem MSci MSE',
    },
  ],
  [
    'Bachelor',
    {
      words:
        'bachelor\\w*|bacharel\\w*|a\\.b\\.|b\\.? ?sc|b\\.? ?eng|b\\.? ?tech|b\\.? ?com|llb|ll\\. ?b|licence|licenciatura|licenciad[oa]|' +
        'grado(?! (?:medio|superior|de master))|graduad[oa]|laurea\\w*|hbo|kandidat\\w*|undergraduate degree|graduacao|' +
        'licencjat\\w*|inzynier\\w*|bakalar\\w*|licenta|lisans|diplomatura|ingenieria tecnica|бакалавр\\w*|πτυχιο|بكالوريوس|ليسانس|' +
        'תואר ראשון|alapkepzes|kandidatuddannelse|candidato a bacharel',
      short:
        'BA BS BEd BE BFA BBA BCA BArch BDes BSN BMus BMath BPharm BBS BMS BIT BASc BSEE BSCS LP BUT MBBS Bc',
    },
  ],
  [
    'Diploma',
    {
      words:
        'associate\\w*|(?<!high school )diploma(?! (?:di maturita|de bachiller))|foundation degree|tecnologo|post-?graduat\\w+|pos-?graduacao|especializacao|diplome universitaire|onlisans|' +
        'tecnicatura|tecnico universitario|tecnico superior universitario|diplome d.etudes collegiales|graduate certificate|دبلوم',
      short: 'HND HNC BTS DUT DEUG IUT DEUST DEC TSU PGDM PGD AAS',
    },
  ],
  [
    'Vocational',
    {
      words:
        'apprenticeship|apprentissage|city and guilds|ausbildung|berufsausbildung|lehre|formacion profesional|vocational|gesell\\w*|' +
        'curso tecnico|curso profissional|cursos? de especializacao tecnologica|tecnico(?:/a)? (?:em|en|superior)|tecnica? in|ensino tecnico|ciclo formativo|grado (?:medio|superior)|bac pro\\w*|' +
        'technikum|zawodow\\w+|vyucni list|yrkes\\w+|fagbrev|erhvervs\\w+|qualifica professionale|istituto professionale|meslek',
      short: 'NVQ BTEC CAP BEP FP MBO CFP IFTS EFZ CQP',
    },
  ],
  [
    'Secondary',
    {
      words:
        'a-?levels?|o-?levels?|gcses?|abitur|baccalaureat|baccalaureate|bac|bachillerato|bachiller|bacalaureat|high school|secondary|' +
        '(?:berufs|fach)?matur(?:a|itat)|maturita|havo\\w*|vwo\\w+|vmbo\\w*|mavo\\w*|secundair onderwijs|middelbaar onderwijs|matric(?:ulation)?|fachabitur|realschul\\w*|ensino medio|ensino secundario|(?:9|12)\\.? ?[oº]? ?ano|secundaria obligatoria|scuola secondaria|istruzione secondaria|wyksztalcenie srednie|enseignement secondaire|ensino fundamental|educacion secundaria|mittlere reife|' +
        '(?:fach)?hochschulreife|realschulabschluss|hauptschulabschluss|studentereksamen|studenterexamen|gymnasieexamen|ylioppilas\\w*|liceo|lise|' +
        'leaving certificate|intermediate|среднее|الثانوية\\w*|بكالوريا|בגרות',
      short: 'HSC SSC VWO HAVO ESO GED IGCSE CBSE ICSE STX HHX HTX',
    },
  ],
]

function shortForms(short: string): string {
  const forms = short.split(' ').flatMap((form) => {
    const parts = form.match(/\p{Lu}\p{Ll}*/gu) ?? []
    return [parts, parts.map((part) => part.toUpperCase())].map((some) => some.join('\\.?\\s?'))
  })
  return `(?<![\\p{L}\\p{N}.'’-])(?:${forms.join('|')})(?![\\p{L}\\p{N}]|['’-]\\p{L})`
}

const PATTERNS = LEVELS.map(([level, { words, short = '' }]) => ({
  level,
  words: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u'),
  short: new RegExp(shortForms(short), 'u'),
  begins: new RegExp(`^${shortForms(short)}`, 'u'),
}))

/** In capitals throughout, short forms look like any word: they count where they begin. */
const isLoud = (text: string) => text.length > 12 && text === text.toUpperCase()

/** The level that the name of a degree tells; null when it tells none. */
export function levelOfDegree(text: string): EducationLevel | null {
  const plain = foldText(text)
  const found = PATTERNS.find(
    ({ words, short, begins }) => words.test(plain) || (isLoud(text) ? begins : short).test(text),
  )
  return found?.level ?? null
}

/** What says that a text names a degree, though of no level that is the same everywhere. */
const OTHER =
  /(?<!\p{L})(?:degree|diplom\p{L}*|certificat\p{L}*|titulo|titulacion|studium|studia|studies of|zertifikat|abschluss|prepa|classes? preparatoires?|brevet|dyplom|meister(?:prufung|brief)|umschulung|fachwirt\p{L}*|titre (?:professionnel|rncp)|diplomad[oa]|estudiante de|studia podyplomowe|perito|propedeuse|qualifica|hoger onderwijs|getuigschrift|examen|examensarbete|nvq level \d|grade \d{1,2}|\d{1,2}th|class (?:x|xii)|f\.? ?sc)(?!\p{L})/u

export const isDegree = (text: string): boolean => levelOfDegree(text) !== null || OTHER.test(foldText(text))
