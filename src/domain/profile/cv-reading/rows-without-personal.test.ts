import { expect, test } from 'vitest'
import type { TextLine } from '#/domain/text/text-line.ts'
import { readCv } from './read-cv.ts'

type Facts = { labelled: string; said: string; headings: string }

/** "label=value", and phrases of which the part in brackets is private; invented people live in Quendel. */
const FACTS: Record<string, Facts> = {
  en: {
    headings: 'Profile|Work Experience|Education|Skills|Certificates|Interests|Personal details|Baker',
    labelled:
      'Address=14 Quendel Street, Leeds LS1 4AB; Home address=22 Quendel Lane; Date of birth=14/03/1988; ' +
      'DOB=14 March 1988; Place of birth=Quendelham; Age=36; Nationality=British; Citizenship=Irish; ' +
      'Marital status=married; Marital status=Single; Children=2; Religion=Catholic; ' +
      'Military service=completed 2008; Phone=0113 496 0123; Mobile=+44 7700 900123; ' +
      'Passport number=X1234567; NI number=QQ 12 34 56 C; Driving licence=B; ' +
      'Driving licence number=MORGA657054SM9IJ; Driving license=Full, clean; Health=excellent; ' +
      'Blood group=A+; Disability=none; Gender=female; Sex=F; Father=Jan Quendel; Mother’s name=Ria Quendel; ' +
      'Height=180 cm; Weight=80 kg',
    said:
      '[14 Quendel Street], Leeds; 14 [Quendel] Road; Flat 2, 14 [Quendel] Court; 14, [Quendel] Avenue; ' +
      'Born [14 March 1988] in Leeds; [36] years old; British [national]; [Married], two children; ' +
      '[married] with two children; Single, [no children]; [2 children]; [Catholic]; ' +
      'Full clean [driving licence]; [Non-smoker]; Tel [0113 496 0123]; P.O. Box [1234], Leeds; ' +
      '[LS1 4AB] Leeds; Own [car] and driving licence',
  },
  de: {
    headings:
      'Profil|Berufserfahrung|Ausbildung|Kenntnisse|Zertifikate|Interessen|Persönliche Daten|Bäckerin',
    labelled:
      'Adresse=Quendelweg 14, 10115 Berlin; Anschrift=Quendelstraße 3; Wohnhaft=Am Quendelberg 7; ' +
      'Geburtsdatum=14.03.1988; Geburtstag=14. März 1988; Geboren am=14.03.1988; Geburtsort=Quendelheim; ' +
      'Geburtsdatum/-ort=14.03.1988, Quendelheim; Alter=36 Jahre; Nationalität=deutsch; ' +
      'Staatsangehörigkeit=österreichisch; Heimatort=Quendelheim; Familienstand=ledig; ' +
      'Familienstand=verheiratet, zwei Kinder; Zivilstand=verheiratet; Kinder=2; Konfession=evangelisch; ' +
      'Religion=römisch-katholisch; Wehrdienst=abgeleistet 2007; Militär=Soldat; Telefon=030 901820; ' +
      'Handy=0171 9018201; Steuer-ID=12 345 678 901; Personalausweis=L01X00T47; Führerschein=Klasse B; ' +
      'Führerscheinnummer=B072RRE2I55; Eltern=Jan Quendel, Bäcker; Vater=Jan Quendel; ' +
      'Mutter=Ria Quendel, Ärztin; Geschwister=eine Schwester; Geschlecht=weiblich; Größe=180 cm',
    said:
      '[Quendelweg 14], 10115 Berlin; [Quendelstr. 14]; [Quendelgasse 14]; ' +
      'geboren am [14.03.1988] in Berlin; *[14.03.1988], Berlin; [36] Jahre alt; [ledig]; ' +
      '[verheiratet], 2 Kinder; [ledig], keine Kinder; [ledig], ortsungebunden; ' +
      '[deutsche] Staatsangehörigkeit; [evangelisch]; Führerschein [Klasse B]; ' +
      'Führerschein der Klassen [B], BE und eigener PKW; [Nichtraucher]; ' +
      '[Wehrdienst] bei der Bundeswehr geleistet; Tel.: [030 901820]; Postfach [12 34]; ' +
      'verheiratet mit [Jan Quendel]; Schwerbehinderung [50 %]; Vater von [zwei] Kindern',
  },
  fr: {
    headings:
      'Profil|Expérience professionnelle|Formation|Compétences|Certifications|Loisirs|Informations personnelles|Boulangère',
    labelled:
      'Adresse=14 rue des Quendels, 69001 Lyon; Domicile=3 allée Quendel; Date de naissance=14/03/1988; ' +
      'Né le=14 mars 1988; Lieu de naissance=Quendelville; ' +
      'Date et lieu de naissance=14/03/1988 à Quendelville; Âge=36 ans; Nationalité=française; ' +
      'Situation familiale=célibataire; État civil=marié; État civil=marié, deux enfants; Enfants=2; ' +
      'Religion=catholique; Service militaire=accompli; Service national=dégagé; Téléphone=06 12 34 56 78; ' +
      'Portable=06 12 34 56 78; N° de sécurité sociale=1 88 03 75 123 456 78; CNI=880375123456; Permis=B; ' +
      'Permis de conduire=B, véhicule personnel; N° de permis=880375123456; Santé=bonne; Groupe sanguin=A+; ' +
      'Père=Jan Quendel; Sexe=féminin; Taille=1,80 m',
    said:
      '14 rue des [Quendels]; 14, rue des [Quendels]; 14,rue des [Quendels]; ' +
      '14 bis, avenue [Quendel] 69001 Lyon; 3 place [Quendel]; Né le [14 mars 1988] à Lyon; [36] ans; ' +
      '[36] ans, célibataire; [Célibataire]; [Marié], 2 enfants; de nationalité [française]; ' +
      'Nationalité [française]; [Permis B]; Permis B et [véhicule]; Titulaire du [permis B]; [Catholique]; ' +
      'Dégagé des obligations [militaires]; [Non-fumeur]; Travailleur [handicapé] (RQTH); ' +
      'Tél : [06 12 34 56 78]; [06.12.34.56.78]; BP [123], Lyon; Mariée, [deux enfants]; ' +
      'Permis de [conduire] et voiture',
  },
  es: {
    headings:
      'Perfil|Experiencia laboral|Formación académica|Habilidades|Certificaciones|Intereses|Datos personales|Panadera',
    labelled:
      'Dirección=Calle Quendel 14, 28001 Madrid; Domicilio=Prolongación Quendel 2272; ' +
      'Fecha de nacimiento=14/03/1988; Lugar de nacimiento=Quendel; Edad=36 años; Nacionalidad=española; ' +
      'Estado civil=soltera; Estado civil=casado; Hijos=2; Religión=católica; Servicio militar=cumplido; ' +
      'Teléfono=612 345 678; Móvil=612 345 678; DNI=12345678Z; NIE=X1234567L; Cédula=1.234.567.890; ' +
      'Carnet de conducir=B; Permiso de conducir=B1; Licencia de conducir=A2; Salud=excelente; ' +
      'Grupo sanguíneo=A+; Padre=Jan Quendel; Sexo=femenino; Libreta militar=12345',
    said:
      'Calle [Quendel] 14; C/ [Quendel], 14, 3º B; Avda. [Quendel] 14; Prolongación [Quendel] 2272,; ' +
      'Jr. [Quendel] 123; [36] años; [36] años, soltero; [Soltera]; [Casado], dos hijos; ' +
      'nacionalidad [española]; Carnet de conducir [B]; Carnet [B1] y coche propio; Vehículo [propio]; ' +
      '[Católica]; Servicio [militar] cumplido; No [fumador]; Discapacidad del [33 %]; Tel.: [612 345 678]; ' +
      '[612 34 56 78]; DNI [12345678Z]',
  },
  it: {
    headings:
      'Profilo|Esperienze lavorative|Istruzione|Competenze|Certificazioni|Interessi|Dati personali|Panettiera',
    labelled:
      'Indirizzo=Via Quendel 14, 20121 Milano; Residenza=Corso Quendel, 12; Domicilio=via Quendel 3; ' +
      'Data di nascita=14/03/1988; Luogo di nascita=Quendello; ' +
      'Luogo e data di nascita=Quendello, 14/03/1988; Età=36 anni; Nazionalità=italiana; ' +
      'Cittadinanza=italiana; Stato civile=celibe; Stato civile=coniugata; Figli=2; Religione=cattolica; ' +
      'Servizio militare=assolto; Obblighi militari=assolti; Telefono=06 1234 5678; Cellulare=347 123 4567; ' +
      'Codice fiscale=QNDZOE88C54F205X; Patente=B; Patente di guida=cat. B; Numero patente=U1R23X456Y; ' +
      'Salute=buona; Gruppo sanguigno=A+; Padre=Jan Quendel; Sesso=femmina; Altezza=180 cm',
    said:
      'Via [Quendel] 14; Via [Quendel], 14 – 20121 Milano; V.le [Quendel] 14; P.zza [Quendel] 3; ' +
      'Loc. [Quendel] 12; Largo [Quendel] 3; Nato il [14 marzo 1988] a Milano; Nato a [Quendello]; ' +
      '[36] anni; [Celibe]; [Coniugata], due figli; di nazionalità [italiana]; Cittadina [italiana]; ' +
      'Patente [B]; Patente B, [automunito]; [Automunita]; [Cattolica]; Milite [assolto]; Non [fumatore]; ' +
      'Invalidità civile [60 %]; Categoria [protetta]; Cell. [347 1234567]; [347 1234567]; ' +
      'C.F. [QNDZOE88C54F205X]',
  },
  nl: {
    headings: 'Profiel|Werkervaring|Opleiding|Vaardigheden|Certificaten|Hobby’s|Persoonlijke gegevens|Bakker',
    labelled:
      'Adres=Quendelstraat 14, 1012 AB Amsterdam; Woonplaats=Quendellaan 3; Geboortedatum=14 maart 1988; ' +
      'Geboren=14-03-1988; Geboorteplaats=Quendeldam; Geboortedatum en -plaats=14-03-1988, Quendeldam; ' +
      'Leeftijd=36 jaar; Nationaliteit=Nederlandse; Burgerlijke staat=gehuwd; Burgerlijke stand=ongehuwd; ' +
      'Burgerlijke staat=Weduwnaar; Kinderen=2; Religie=katholiek; Geloof=protestants; ' +
      'Militaire dienst=vervuld; Dienstplicht=vervuld; Telefoon=06 12345678; Mobiel=06 12345678; ' +
      'BSN=123456782; Rijksregisternummer=88.03.14-123.45; Rijbewijs=B; Rijbewijsnummer=5123456789; ' +
      'Gezondheid=goed; Bloedgroep=A+; Vader=Jan Quendel; Geslacht=vrouw; Lengte=180 cm',
    said:
      '[Quendelstraat 14]; [Quendellaan 14], 1012 AB Amsterdam; Geboren op [14 maart 1988] te Utrecht; ' +
      '[36] jaar; [Gehuwd]; [Gehuwd], twee kinderen; [Weduwnaar]; [Samenwonend]; ' +
      'Nederlandse [nationaliteit]; Rijbewijs [B]; In bezit van [rijbewijs B]; Rijbewijs B en eigen [auto]; ' +
      '[Katholiek]; [Niet-roker]; Dienstplicht [vervuld]; Tel. [06-12345678]; [06 12 34 56 78]; ' +
      'Postbus [1234], Utrecht',
  },
  pl: {
    headings:
      'Profil|Doświadczenie zawodowe|Wykształcenie|Umiejętności|Certyfikaty|Zainteresowania|Dane osobowe|Piekarz',
    labelled:
      'Adres=ul. Quendla 14, 00-001 Warszawa; Adres zamieszkania=os. Quendla 3/12; ' +
      'Data urodzenia=14.03.1988; Miejsce urodzenia=Quendlowo; ' +
      'Data i miejsce urodzenia=14.03.1988 Quendlowo; Wiek=36 lat; Narodowość=polska; Obywatelstwo=polskie; ' +
      'Stan cywilny=kawaler; Stan cywilny=zamężna; Dzieci=2; Wyznanie=katolickie; Religia=katolicka; ' +
      'Służba wojskowa=odbyta; Stosunek do służby wojskowej=uregulowany; Telefon=517 535 863; ' +
      'Tel. kom.=517 535 863; PESEL=88031412345; Dowód osobisty=ABC123456; Prawo jazdy=kat. B; ' +
      'Numer prawa jazdy=12345/12/1234; Stan zdrowia=dobry; Grupa krwi=A Rh+; Imię ojca=Jan; Płeć=kobieta; ' +
      'Wzrost=180 cm',
    said:
      'ul. [Quendla] 14; ul. [Quendla] 14/3, 00-001 Warszawa; os. [Quendla] 3; al. [Quendla] 5 m. 6; ' +
      '[Quendla] 14/3, 00-001 Warszawa; Urodzona [14.03.1988] w Toruniu; urodzony w [1988] r.; [36] lat; ' +
      '[Kawaler]; [Mężatka]; [Zamężna], dwoje dzieci; Żonaty, [2 dzieci]; obywatelstwo [polskie]; ' +
      'Prawo jazdy [kat. B]; Prawo jazdy kategorii [B]; Prawo jazdy kat. B, [własny samochód]; [Katolik]; ' +
      '[Niepalący]; Uregulowany stosunek do służby [wojskowej]; Orzeczenie o [niepełnosprawności]; ' +
      'tel. [517 535 863]; kom. [517-535-863]; Nr tel: [517535863]',
  },
  pt: {
    headings:
      'Perfil|Experiência profissional|Formação acadêmica|Competências|Certificados|Interesses|Dados pessoais|Padeira',
    labelled:
      'Endereço=Rua Quendel, 14, 01310-100 São Paulo; Morada=Travessa do Quendel 3, 1200-001 Lisboa; ' +
      'Data de nascimento=14/03/1988; Local de nascimento=Quendel; Naturalidade=Quendel; Idade=36 anos; ' +
      'Nacionalidade=brasileira; Estado civil=casada; Estado civil=Solteiro; Filhos=2; Religião=católica; ' +
      'Serviço militar=cumprido; Situação militar=dispensado; Reservista=12345; Telefone=(11) 91234-5678; ' +
      'Telemóvel=912 345 678; CPF=123.456.789-09; RG=12.345.678-9; NIF=123456789; CNH=B; ' +
      'Carta de condução=B; Habilitação=AB; Número da CNH=01234567890; Saúde=boa; Tipo sanguíneo=A+; ' +
      'Filiação=Jan Quendel e Ria Quendel; Nome do pai=Jan Quendel; Sexo=feminino; Altura=180 cm',
    said:
      'Rua [Quendel], 14; Rua [Quendel], nº 14, apto 3; Av. [Quendel], 1400; Trav. [Quendel] 14; ' +
      'Alameda dos [Quendels], 12; Bairro [Quendel], CEP 01310-100; CEP [01310-100]; CEP: [01310100]; ' +
      '[36] anos; [Solteira]; Casado, [dois filhos]; Brasileira, [casada], 36 anos; Brasileiro, [solteiro]; ' +
      'nacionalidade [portuguesa]; CNH categoria [B]; Carta de condução [B]; Habilitação categoria [AB]; ' +
      'Carta de condução e [viatura própria]; [Católica]; Reservista de [primeira] categoria; Não [fumador]; ' +
      'PCD - deficiência [auditiva]; Tel.: [912 345 678]; (11) [91234-5678]; CPF: [123.456.789-09]',
  },
}

type Row = { cells: readonly string[]; isBold?: boolean }
const one = (text: string): Row => ({ cells: [text] })
const bullet = ({ cells: [first = '', ...others], ...row }: Row): Row => ({
  ...row,
  cells: [`• ${first}`, ...others],
})

const draw = (rows: readonly Row[], left: number, top: number): TextLine[] =>
  rows.flatMap(({ cells, isBold = false }, index) =>
    cells.map((text, at) => ({
      ...{ text, x: left + at * 110, y: top + index * 14, width: text.length * 5, isBold },
      size: index === 0 && left > 0 ? 20 : 10,
    })),
  )

const PLACES = [
  'head',
  'profile',
  'work',
  'bullets',
  'skills',
  'certificates',
  'foot',
  'personal',
  'side',
] as const
type Place = (typeof PLACES)[number]

/** A paper of an invented baker with the same rows at one of its places. */
function paper(headings: readonly string[], place: Place, planted: readonly Row[]): TextLine[] {
  const [
    profile = '',
    work = '',
    studies = '',
    skills = '',
    certificates = '',
    interests = '',
    personal = '',
    role = '',
  ] = headings
  const at = (here: Place) => (here === place ? planted : [])
  const heading = (text: string): Row => ({ cells: [text.toUpperCase()], isBold: true })
  const main = [
    ...[one('Mira Oduya'), one(role), ...at('head'), heading(profile), ...at('profile')],
    ...[
      heading(work),
      one(`${role}, Pike Ltd`),
      one('03/2015 – 06/2019'),
      one('• Lorem ipsum.'),
      ...at('work'),
    ],
    ...at('bullets').map(bullet),
    ...[heading(studies), one('Bachelor of Science, University of Pike'), one('2008 – 2012')],
    ...[
      heading(skills),
      one('Excel'),
      ...at('skills'),
      heading(certificates),
      one('HACCP'),
      ...at('certificates'),
    ],
    ...[heading(interests), one('Chess'), ...at('foot')],
    ...(place === 'personal' ? [heading(personal), ...planted] : []),
  ]
  const side = place === 'side' ? [one(''), heading(personal), ...planted] : []
  return [...draw(main, 250, 40), ...draw(side, 0, 40)].toSorted((a, b) => a.y - b.y)
}

const fold = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** What of some secrets others may see. */
function seen(lines: TextLine[], secrets: readonly string[]): string[] {
  const { rest: _, phone: __, email: ___, names: ____, location: _____, ...read } = readCv([lines], () => '')
  const shown = fold(
    JSON.stringify({ ...read, work: read.work.map((entry) => ({ ...entry, startDate: '' })) }),
  )
  return secrets.filter((secret) => shown.includes(fold(secret)))
}

const facts = Object.entries(FACTS).map(([language, { labelled, said, headings }]) => ({
  language,
  headings: headings.split('|'),
  pairs: labelled.split('; ').map((pair) => pair.split('=') as [string, string]),
  phrases: said.split('; ').map((text) => ({
    row: one(text.replace(/[[\]]/g, '')),
    secret: /\[(.*)\]/.exec(text)?.[1] ?? text,
  })),
}))
const LABELS_BY = { 'before a colon': 'colon', 'beside it': 'cell', 'above it': 'row' } as const

test.each(facts.flatMap((own) => PLACES.map((place) => ({ ...own, place }))))(
  'nobody else sees what is said in $language at $place',
  ({ headings, phrases, place }) => {
    const rows = phrases.map(({ row }) => row)
    expect(
      seen(
        paper(headings, place, rows),
        phrases.map(({ secret }) => secret),
      ),
    ).toEqual([])
  },
)

test.each(
  facts.flatMap((own) =>
    (['head', 'foot', 'personal', 'side'] as const).flatMap((place) =>
      Object.entries(LABELS_BY).map(([where, by]) => ({ ...own, place, where, by })),
    ),
  ),
)('nobody else sees what has its label in $language $where at $place', ({ headings, pairs, place, by }) => {
  const rows = pairs.flatMap(([label, value]): Row[] =>
    by === 'colon'
      ? [one(`${label}: ${value}`)]
      : by === 'cell'
        ? [{ cells: [label, value] }]
        : [{ cells: [label], isBold: true }, one(value)],
  )
  expect(
    seen(
      paper(headings, place, rows),
      pairs.map(([, value]) => value),
    ),
  ).toEqual([])
})
