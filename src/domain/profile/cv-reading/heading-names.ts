import type { CvSection } from './cv-headings.ts'

type Names = Record<Exclude<CvSection, 'top'>, readonly string[]>

/** Headings by what they head, in English, French, German, Spanish, Portuguese, Italian and Dutch, without accents. */
export const HEADING_NAMES: Names = {
  contact: [
    'contact|contact details|contact information|contact info|contact me|personal details|personal information|' +
      'personal data|personal info|links|profiles|online|digital profiles|social media|social networks|find me online',
    'coordonnees|contactez moi|informations personnelles|donnees personnelles|etat civil|liens|reseaux',
    'kontakt|kontaktdaten|kontaktinformationen|personliche daten|personliche angaben|personliche informationen|' +
      'angaben zur person|zur person|personalien',
    'contacto|contactar|datos personales|datos de contacto|informacion personal|informacion de contacto|enlaces',
    'contato|contatos|contactos|dados pessoais|informacao pessoal|informacoes pessoais|dados de contato|dados de contacto',
    'contatti|contatto|dati personali|informazioni personali|recapiti|persoonlijke gegevens|persoonsgegevens|' +
      'persoonlijke informatie|contactgegevens|personalia',
  ],
  summary: [
    'summary|professional summary|executive summary|career summary|profile|professional profile|personal profile|' +
      'about|about me|who am i|who i am|objective|career objective|professional objective|personal statement|bio|' +
      'biography|introduction|intro|overview|summary of qualifications|career profile|welcome',
    'profil|profil professionnel|a propos|a propos de moi|qui suis je|resume|objectif|objectif professionnel|' +
      'presentation|declaration personnelle',
    'uber mich|kurzprofil|profil und ziele|zusammenfassung|berufliches profil|personliches profil|personliche erklarung',
    'perfil|perfil profesional|sobre mi|acerca de mi|resumen|resumen profesional|extracto|objetivo|objetivo profesional|' +
      'declaracion personal|presentacion',
    'perfil profissional|resumo|resumo profissional|sobre|sobre mim|objetivos|objetivo profissional|declaracao pessoal|apresentacao',
    'profilo|profilo professionale|profilo personale|riepilogo|sommario|chi sono|su di me|obiettivo|obiettivi|' +
      'presentazione|dichiarazione personale|profiel|persoonlijk profiel|samenvatting|over mij|wie ben ik|' +
      'persoonlijke verklaring|doelstelling',
  ],
  work: [
    'experience|work experience|professional experience|employment|employment history|work history|career history|' +
      'career|relevant experience|professional background|work|experiences|work experiences|professional experiences|' +
      'internships|internship|internship experience|research|industry experience|job experience|research experience|' +
      'teaching experience|employment experience|professional history|selected experience|additional experience|' +
      'other experience|positions|appointments|academic appointments|academic experience|leadership experience|' +
      'jobs|job history|positions held|professional appointments|research positions|academic positions|professional career|' +
      'working experience|working experiences|employment record|industrial experience',
    'professional journey|career path|current position|current role|placements|work placements|work background|freelance|' +
      'freelance work|part time jobs|summer jobs|faculty positions|academic employment|clinical experience|career highlights',
    'experience professionnelle|experiences professionnelles|parcours professionnel|emplois|stages|' +
      'experiences pro|experience pro|stages et emplois|parcours|' +
      'parcours pro|poste actuel|emploi actuel|jobs d ete|jobs etudiants|activites professionnelles|experiences associatives',
    'berufserfahrung|berufserfahrungen|beruflicher werdegang|berufspraxis|werdegang|praktische erfahrung|' +
      'arbeitserfahrung|praktika|berufliche erfahrung|berufliche stationen|berufliche laufbahn|beruflicher hintergrund|erfahrung|erfahrungen|praxiserfahrung|' +
      'berufstatigkeit|nebentatigkeiten|beruflicher hintergrund|' +
      'berufliche erfahrungen|berufliche tatigkeiten|anstellungen|stationen|nebenjobs|beschaftigung|tatigkeiten|aktuelle position|' +
      'selbststandige tatigkeit|freiberufliche tatigkeit',
    'experiencia|experiencia profesional|experiencia laboral|trayectoria profesional|experiencias|' +
      'experiencias profesionales|practicas|historial laboral|experiencia de trabajo|' +
      'trayectoria|trayectoria laboral|practicas profesionales|empleos|trabajo actual|puesto actual',
    'experiencia profissional|experiencias profissionais|historico profissional|percurso profissional|estagios|' +
      'experiencia de trabalho|trajetoria profissional|atuacao profissional|emprego atual|cargo atual',
    'esperienza|esperienze|esperienza professionale|esperienze professionali|esperienza lavorativa|' +
      'esperienze lavorative|percorso professionale|tirocini|carriera|' +
      'esperienze di lavoro|impieghi|attuale lavoro|lavoro attuale|occupazione attuale',
    'ervaring|werkervaring|beroepservaring|loopbaan|stages en werkervaring|arbeidsverleden|professionele ervaring|bijbanen|stages en bijbanen|huidige functie',
  ],
  volunteer: [
    'volunteering|volunteer|volunteer experience|volunteer work|voluntary work|voluntary experience|' +
      'volunteering experience|community involvement|community service|volunteer activities',
    'benevolat|engagement associatif|engagements|experience de benevolat|experiences benevoles|vie associative',
    'ehrenamt|ehrenamtliches engagement|ehrenamtliche tatigkeiten|ehrenamtliche tatigkeit|freiwilligenarbeit',
    'voluntariado|experiencia de voluntariado|trabalho voluntario|voluntariado e atividades',
    'volontariato|esperienza di volontariato|esperienze di volontariato|vrijwilligerswerk|vrijwilligerservaring',
  ],
  education: [
    'education|academic background|education and training|academic qualifications|qualifications|studies|' +
      'academic history|educational background|institution|institutions|schools|schools attended|education and qualifications|academics|academic education|schooling|' +
      'degrees|academic profile',
    'formation|formations|etudes|diplomes|formation academique|parcours academique|etudes et formations|' +
      'education et formation|formation et diplomes|diplomes et formations|scolarite|cursus|parcours scolaire|cursus scolaire|cursus academique|cursus universitaire|formation initiale|' +
      'parcours de formation|etudes et diplomes|etudes et formation',
    'aus und weiterbildung|aus und weiterbildungen|aus und fortbildung|schulischer werdegang|schullaufbahn|schule und ausbildung|schule|schulen|' +
      'ausbildung|bildung|bildungsweg|studium|schulbildung|akademische ausbildung|ausbildung und studium|' +
      'schul und berufsbildung|allgemeine und berufliche bildung|akademischer werdegang|akademische laufbahn|bildungswege|hochschulbildung|' +
      'schulische ausbildung|ausbildungen|studium und ausbildung|universitare ausbildung|' +
      'schulische laufbahn|akademischer hintergrund|bildungsabschlusse|bildungsabschluss|schulabschlusse|hochschulabschlusse|schul und berufsausbildung',
    'educacion|formacion|formacion academica|estudios|educacion y formacion|formacion reglada|titulacion|estudios realizados|datos academicos',
    'formacao|formacao academica|educacao|educacao e formacao|escolaridade|estudos|habilitacoes academicas|' +
      'habilitacoes literarias|formacao escolar',
    'formazione|istruzione|istruzione e formazione|formazione accademica|studi|titoli di studio|educazione|' +
      'percorso di studi',
    'opleiding|opleidingen|onderwijs|onderwijs en opleiding|studie|opleiding en cursussen|scholing',
  ],
  skills: [
    'skills|technical skills|key skills|core skills|top skills|main skills|core competencies|competencies|' +
      'skills and tools|expertise|areas of expertise|technologies|technical expertise|skills and expertise|tools|' +
      'tech stack|skills and interests|skills and languages|additional skills|languages and skills|it skills|' +
      'computer skills|digital skills|digital competence|digital competences|professional skills|job related skills|' +
      'job related competences|soft skills|hard skills|other skills|my skills|strengths|skill set|skillset|' +
      'technical proficiencies|technical summary|technical knowledge|skills summary|relevant skills|core expertise|' +
      'personal skills|personal skills and competences|technical skills and competences|skills overview|' +
      'computer skills and competences|technology|programming|programming skills|key competencies|software skills|' +
      'specialties|specialities|skills and abilities|skills and technologies|technical competencies',
    'domaines de competences|domaine de competences|domaines de competence|competences|competences techniques|competences cles|principales competences|savoir faire|outils|savoir etre|' +
      'competences et langues|competences informatiques|informatique|competences personnelles|competences numeriques|' +
      'autres competences|atouts|qualites|competences professionnelles|logiciels|outils et technologies|' +
      'competences digitales|competences principales|langages et outils',
    'kenntnisse|fahigkeiten|kompetenzen|it kenntnisse|edv kenntnisse|fachkenntnisse|kenntnisse und fahigkeiten|' +
      'kenntnisse und interessen|sprachen und kenntnisse|top kenntnisse|hauptkenntnisse|wichtigste kenntnisse|' +
      'edv|it skills|digitale kompetenzen|digitale kompetenz|personliche fahigkeiten|technische kenntnisse|' +
      'fachliche kompetenzen|weitere kenntnisse|besondere kenntnisse|qualifikationen|programmierkenntnisse|starken|' +
      'technische fahigkeiten|personliche fahigkeiten und kompetenzen|kernkompetenzen',
    'habilidades|competencias|aptitudes|conocimientos|conocimientos tecnicos|habilidades tecnicas|' +
      'aptitudes principales|principales aptitudes|competencias digitales|competencias personales|informatica|' +
      'capacidades|conocimientos informaticos|herramientas|tecnologias|competencias tecnicas|otras competencias',
    'competencias principais|principais competencias|competencias tecnicas|competencias pessoais|habilidades tecnicas|' +
      'competencia digital|conhecimentos|conhecimentos tecnicos|ferramentas|aptidoes|aptidoes e competencias pessoais|' +
      'aptidoes e competencias|habilidades e competencias|qualificacoes',
    'competenze|competenze principali|principali competenze|competenze tecniche|competenze digitali|abilita|' +
      'competenze personali|capacita e competenze|capacita e competenze personali|conoscenze|conoscenze informatiche|' +
      'competenze informatiche|competenze professionali|strumenti|tecnologie',
    'vaardigheden|topvaardigheden|belangrijkste vaardigheden|competenties|technische vaardigheden|kennis|' +
      'kennis en vaardigheden|persoonlijke vaardigheden|digitale vaardigheden|computervaardigheden|vakkennis',
  ],
  languages: [
    'languages|language skills|language proficiency|language|spoken languages|foreign languages|other languages|' +
      'other language|mother tongue|mother tongues|langues|langues parlees|langues etrangeres|langue maternelle|' +
      'langues maternelles|autres langues|autre langue|competences linguistiques|competences en langues',
    'sprachen|sprachkenntnisse|fremdsprachen|muttersprache|muttersprachen|weitere sprachen|weitere sprache|' +
      'sprachkompetenzen|fremdsprachenkenntnisse|idiomas|lenguas|lengua materna|lenguas maternas|otros idiomas|' +
      'otras lenguas|otro idioma|competencias linguisticas|linguas|lingua materna|linguas maternas|outras linguas|' +
      'outra lingua|lingue|lingue straniere|lingua madre|lingue madri|altre lingue|altra lingua|madrelingua|' +
      'competenze linguistiche|conoscenze linguistiche|talen|talenkennis|moedertaal|moedertalen|andere talen|' +
      'andere taal|taalvaardigheden|taalvaardigheid',
  ],
  certificates: [
    'certificates|certificate|certifications|certification|licenses and certifications|licences and certifications|' +
      'courses|training|trainings|certificates and courses|courses and certifications|certifications and courses|' +
      'professional certifications|professional development|licenses|licences|courses and certificates|' +
      'courses and training|training and certifications|certifications and training|certifications and licenses',
    'certificats|certifications et formations|licences et certifications|certificats et formations|' +
      'formations complementaires|formations et certifications|habilitations',
    'zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildungen|bescheinigungen und zertifikate|' +
      'fortbildung|lehrgange|schulungen|zertifikate und weiterbildungen|kurse|weiterbildungen und zertifikate',
    'certificados|certificaciones|cursos|licencias y certificaciones|cursos y certificaciones|formacion complementaria|' +
      'cursos y certificados|certificacoes|licencas e certificados|cursos complementares|cursos e certificacoes|' +
      'formacao complementar|cursos e certificados|certificados e cursos|certificazioni|certificati|corsi|' +
      'licenze e certificazioni|corsi e certificazioni|certificaten|certificeringen|cursussen|trainingen|' +
      'cursussen en certificaten|licenties en certificaten',
  ],
  projects: [
    'projects|personal projects|selected projects|side projects|key projects|academic projects|projects and research|' +
      'notable projects|relevant projects|own projects|open source|open source projects|open source contributions|' +
      'project experience|projets|projets personnels|projets academiques|projets realises|realisations|projekte|' +
      'eigene projekte|private projekte|projekterfahrung|ausgewahlte projekte|proyectos|proyectos personales|' +
      'proyectos academicos|projetos|projetos pessoais|projectos|projetos academicos|progetti|progetti personali|' +
      'projecten|persoonlijke projecten|projet|projekt',
  ],
  publications: [
    'publications|selected publications|papers|publications and presentations|published papers|research publications|' +
      'journal articles|conference papers|articles|veroffentlichungen|publikationen|publicaciones|publicacoes|' +
      'pubblicazioni|publicaties|publication|recent publications|peer reviewed publications',
  ],
  other: [
    'interests|hobbies|hobbies and interests|interests and hobbies|references|awards|award|honors|honours|' +
      'honors awards|honors and awards|awards and honors|awards and honours|honours and awards|achievements|' +
      'accomplishments|extracurricular activities|extracurriculars|activities|additional information|miscellaneous|' +
      'patents|organizations|memberships|professional memberships|affiliations|conferences|presentations|talks|' +
      'invited talks|scholarships|scholarships and awards|grants|annexes|coursework|relevant coursework|' +
      'selected honors|selected awards|awards and achievements|achievements and awards|honors and scholarships|' +
      'personal interests|other|others|other information|further information|driving licence|driving license|' +
      'communication skills|communication and interpersonal skills|organisational skills|organizational skills|' +
      'organisational managerial skills|social skills and competences|organisational skills and competences|' +
      'management and leadership skills|networks and memberships|creative works|test scores|recommendations|' +
      'leadership|service|teaching|recommendation letters|declaration|signature|causes|supported causes',
    'centres d interet|centres d interets|loisirs|distinctions|prix|references professionnelles|divers|interets|' +
      'activites|permis de conduire|permis|hobbies et interets|informations complementaires|passions|autres|' +
      'competences en communication|competences organisationnelles|prix et distinctions|vie personnelle',
    'interessen|hobbys|referenzen|auszeichnungen|preise|sonstiges|interessen und hobbys|hobbys und interessen|' +
      'fuhrerschein|fuhrerscheine|mitgliedschaften|stipendien|auszeichnungen und preise|freizeit|anlagen|' +
      'hobbies und interessen|weitere informationen|kommunikative fahigkeiten|organisatorische fahigkeiten|engagement',
    'intereses|aficiones|referencias|premios|reconocimientos|otros|otros datos|otros datos de interes|' +
      'permiso de conducir|carnet de conducir|intereses y aficiones|informacion adicional|otra informacion|' +
      'competencias comunicativas|competencias de organizacion|premios y reconocimientos|logros|datos de interes',
    'interesses|passatempos|premios e reconhecimentos|outros|outras informacoes|informacoes adicionais|' +
      'informacao adicional|carta de conducao|hobbies e interesses|competencias de comunicacao|competencias sociais|' +
      'atividades extracurriculares|distincoes|carteira de habilitacao|competencias de organizacao|anexos',
    'interessi|hobby|referenze|premi|premi e riconoscimenti|altro|ulteriori informazioni|patente|patente di guida|' +
      'competenze comunicative|competenze organizzative|interessi personali|riconoscimenti|allegati|' +
      'interesses en hobbys|hobby s|hobby s en interesses|interesses|referenties|prijzen|overig|overige|rijbewijs|' +
      'nevenactiviteiten|onderscheidingen|communicatieve vaardigheden|organisatorische vaardigheden|lidmaatschappen|' +
      'trattamento dei dati personali|autorizzazione al trattamento dei dati',
  ],
}
