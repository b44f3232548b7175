/** A CV as somebody would write it; months are `YYYY-MM`, an end of null is "until now". */
export type WrittenCv = {
  language: 'en' | 'fr' | 'de' | 'es'
  name: string
  label: string
  email: string
  phone: string
  place: string
  url: string
  summary: string
  work: {
    position: string
    organization: string
    place: string
    start: string
    end: string | null
    highlights: string[]
  }[]
  education: { institution: string; area: string; studyType: string; start: string; end: string }[]
  skills: { name: string; keywords: string[] }[]
  languages: { name: string; level: string }[]
}

const role = (
  position: string,
  organization: string,
  place: string,
  start: string,
  end: string | null,
  ...highlights: string[]
) => ({
  position,
  organization,
  place,
  start,
  end,
  highlights,
})

const study = (institution: string, area: string, studyType: string, start: string, end: string) => ({
  institution,
  area,
  studyType,
  start,
  end,
})

/** Invented people of several trades, who write in four languages. */
export const WRITTEN_CVS: readonly WrittenCv[] = [
  {
    language: 'en',
    name: 'Aoife Brennan-Walsh',
    label: 'Ward nurse who moved into care planning',
    email: 'aoife@example.com',
    phone: '+353 85 555 0142',
    place: 'Galway, Ireland',
    url: 'https://aoife.example.com',
    summary:
      'Nurse with eleven years on busy wards. I like rotas that people can live with, handovers that fit on one page and wards where nobody has to shout.',
    work: [
      role(
        'Care Planning Manager',
        'Corrib Hospital Group',
        'Galway',
        '2021-04',
        null,
        'Plan the care of four wards with ninety beds',
        'Wrote the handover that all wards use now, and taught it to two hundred colleagues over one winter',
      ),
      role(
        'Senior Staff Nurse',
        'St. Brigid Clinic',
        'Dublin',
        '2016-09',
        '2021-03',
        'Led a team of twelve by day and by night',
        'Cut falls on the ward by a third',
      ),
      role(
        'Staff Nurse',
        'Harbour House Nursing Home',
        'Cork',
        '2012-10',
        '2016-08',
        'Looked after thirty residents',
      ),
    ],
    education: [
      study('University College Cork', 'Nursing', 'Bachelor of Science', '2008-09', '2012-06'),
      study('Galway School of Management', 'Health Care Management', 'Diploma', '2019-01', '2020-06'),
    ],
    skills: [
      { name: 'Care', keywords: ['Care planning', 'Wound care', 'Triage', 'Medication safety'] },
      { name: 'Leading', keywords: ['Rostering', 'Mentoring', 'Audits'] },
    ],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Irish', level: 'fluent' },
    ],
  },
  {
    language: 'fr',
    name: 'Éloïse de la Fontaine',
    label: 'Développeuse web',
    email: 'eloise@example.fr',
    phone: '+33 6 55 50 01 42',
    place: 'Lyon, France',
    url: 'https://eloise.example.fr',
    summary:
      'Huit ans de pages légères et de formulaires qui n’oublient rien, pour des mairies comme pour des libraires.',
    work: [
      role(
        'Développeuse web senior',
        'Atelier Pixelune',
        'Lyon',
        '2020-01',
        null,
        'Refonte du site de douze mairies',
        'Accessibilité vérifiée à chaque livraison',
      ),
      role(
        'Développeuse',
        'Librairie Quai Sud',
        'Marseille',
        '2016-03',
        '2019-12',
        'Boutique en ligne de quarante mille livres',
      ),
      role(
        'Stagiaire',
        'Mairie de Grenoble',
        'Grenoble',
        '2015-02',
        '2015-08',
        'Formulaires de la petite enfance',
      ),
    ],
    education: [
      study('Université Grenoble Alpes', 'Informatique', 'Master', '2013-09', '2015-08'),
      study('Université Lyon 1', 'Mathématiques', 'Licence', '2010-09', '2013-06'),
    ],
    skills: [
      { name: 'Langages', keywords: ['TypeScript', 'PHP', 'SQL'] },
      { name: 'Outils', keywords: ['PostgreSQL', 'Docker', 'Figma', 'Git'] },
    ],
    languages: [
      { name: 'Français', level: 'langue maternelle' },
      { name: 'Anglais', level: 'C1' },
    ],
  },
  {
    language: 'de',
    name: 'Jörg Weißmüller',
    label: 'Elektroniker für Windkraft',
    email: 'joerg@example.de',
    phone: '+49 151 5550 1420',
    place: 'Husum, Deutschland',
    url: 'https://weissmueller.example.de',
    summary: 'Seit zehn Jahren auf Türmen zwischen Nordsee und Ostsee, schwindelfrei und pünktlich.',
    work: [
      role(
        'Leiter Wartung',
        'Nordwind Energie GmbH',
        'Husum',
        '2019-05',
        null,
        'Verantwortlich für sechzig Anlagen',
        'Einsatzplanung für acht Kollegen',
      ),
      role(
        'Servicetechniker',
        'Küstenstrom AG',
        'Emden',
        '2014-08',
        '2019-04',
        'Wartung von Getrieben und Umrichtern',
      ),
    ],
    education: [
      study('Hochschule Flensburg', 'Elektrotechnik', 'Bachelor of Engineering', '2010-10', '2014-07'),
      study('Berufsschule Husum', 'Elektroniker', 'Ausbildung', '2007-08', '2010-07'),
    ],
    skills: [
      { name: 'Technik', keywords: ['Mittelspannung', 'Umrichter', 'SPS', 'Höhenrettung', 'AutoCAD'] },
    ],
    languages: [
      { name: 'Deutsch', level: 'Muttersprache' },
      { name: 'Englisch', level: 'B2' },
    ],
  },
  {
    language: 'es',
    name: 'Lucía Ferrer Montalbán',
    label: 'Analista de datos',
    email: 'lucia@example.es',
    phone: '+34 655 500 142',
    place: 'Valencia, España',
    url: 'https://lucia.example.es',
    summary: 'Seis años contando pasajeros, billetes y retrasos, y explicando después lo que significan.',
    work: [
      role(
        'Analista de datos',
        'Tranvías del Turia',
        'Valencia',
        '2021-02',
        null,
        'Previsión diaria de viajeros',
        'Cuadros de mando para doce líneas',
      ),
      role(
        'Técnica de datos',
        'Puerto Azul Consultores',
        'Castellón',
        '2018-06',
        '2021-01',
        'Limpieza de datos de aduanas',
      ),
    ],
    education: [study('Universidad de Valencia', 'Estadística', 'Grado', '2014-09', '2018-06')],
    skills: [{ name: 'Datos', keywords: ['SQL', 'Python', 'Power BI', 'Estadística'] }],
    languages: [
      { name: 'Español', level: 'nativo' },
      { name: 'Inglés', level: 'avanzado' },
    ],
  },
]
