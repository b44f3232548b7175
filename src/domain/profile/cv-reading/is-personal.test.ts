import { expect, test } from 'vitest'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { isPersonal } from './is-personal.ts'

test.each([
  ...[
    'Passport No: X1234567',
    'July 24th, 1997',
    'TI: 1012345678',
    'ID number 8001015009087',
    'SSN: 078-05-1120',
    '078-05-1120',
    'NI number: QQ 12 34 56 C',
  ],
  ...[
    'CPF 123.456.789-09',
    'RG: 12.345.678-9',
    '12345678Z',
    'RUT 12.345.678-K',
    'PESEL 80010112345',
    '80010112345',
  ],
  ...[
    'Personnummer: 19800101-1234',
    'Steuer-ID: 12 345 678 901',
    'N° de sécurité sociale : 1 80 01 75 123 456 78',
    'NIF: 123456789',
    'BSN 123456782',
    'RFC QNDZ880314AB1',
    'CUIT 20-12345678-9',
  ],
  ...[
    'Married',
    'Married, two children',
    'verheiratet, 2 Kinder',
    'Marié, 2 enfants',
    'Célibataire',
    'Stan cywilny: kawaler',
  ],
  ...[
    'Children: 2',
    'Hijos: no',
    '2 children',
    'Father’s Name: Jan Baker',
    'Civilstånd: gift',
    'Medeni Hali: Bekar',
    'evli',
  ],
  ...[
    'Driving licence: B',
    'Full UK driving licence',
    'Führerschein Klasse B',
    'Permis B',
    'Patente B',
    'Rijbewijs B',
    'Prawo jazdy kat. B',
  ],
  ...['Körkort: B', 'Ehliyet: B', 'Carnet de conducir B1'],
  ...[
    'Born in Leeds',
    'Place of birth  Leeds',
    'Miejsce urodzenia: Wrocław',
    'Doğum Yeri: İzmir',
    '* 24.06.1990',
    'Née en 1990',
  ],
  ...['Mira Oduya Date of birth 1990 Sex F', 'Leeds, Familienstand ledig'],
  ...['Age: 27', '27 ans', '27 years old', '27-year-old', '27 lat', '27 let', 'العمر: 27', 'גיל: 27'],
  ...[
    'Religion: Hindu',
    'Roman Catholic',
    'Konfession: evangelisch',
    'Płeć: kobieta',
    'Cinsiyet: Kadın',
    'Gender - Male',
  ],
  ...[
    'British citizen',
    'Nationalité française',
    'de nacionalidad española',
    'EU citizen',
    'Permanent resident',
    'H1B visa',
  ],
  ...[
    'Visa status: F1',
    'Titre de séjour : valable',
    'Aufenthaltstitel: unbefristet',
    'Work permit',
    'Non-smoker',
    'Photo',
  ],
  ...[
    'الجنسية: مصرية',
    'تاريخ الميلاد: 1990',
    'متزوج',
    'מצב משפחתי: נשוי',
    'תאריך לידה: 01.02.1990',
    'Дата рождения: 01.02.1990',
  ],
  ...[
    'étudiante de 20 ans',
    'Âgée de 24 ans',
    'Je suis née à Lyon',
    'Geboren und aufgewachsen in Bonn',
    'Permis B - véhiculé',
  ],
])('%j is personal', (text) => expect(isPersonal(text)).toBe(true))

test.each([
  ...[
    'Children’s books',
    'Taught 30 children to swim',
    'Visa and Mastercard payments',
    'Passport control at Pike Airport',
  ],
  ...[
    'Height-safe scaffolding',
    'Led the Born Digital archive in 2019',
    'Driving licence software for councils',
    'Race engineer',
  ],
  ...[
    'Gift shop manager',
    'Baked 100 000 loaves',
    'Sold 1 200 tickets on 12 May 2019',
    'ISO 9001:2015',
    'Photo editor',
    'Single sign-on',
  ],
  ...[
    'Citizen Advice Bureau',
    'National Theatre',
    'Health and safety',
    'Status reports to the board',
    'Catholic University of Pike',
  ],
  ...['BSN, University of Pike', 'RFC 2616', 'RG 6 cables', 'CPF contributions', 'Religion, Pike School'],
  ...['Maths, Religion', 'RFC'],
  ...['Patents 11,234,567', 'Kind regards to all', '2 years', 'Weighted scoring'],
])('%j is not', (text) => expect(isPersonal(text)).toBe(false))

test.each(['1 ', '12.', 'a ', 'no ', 'AB12', 'single, ', 'driving licence '])(
  'a long row of %j is looked through no longer than so many short ones',
  async (piece) => {
    const look = (length: number) => isPersonal(`x${piece.repeat(length / piece.length)}x`)
    expect(await dearness(look, 1_000)).toBeLessThan(DEAR)
  },
)
