import { expect, test } from 'vitest'
import { createRedaction } from './redaction.ts'

const SUBJECTS = new Set(['business', 'economics', 'hygiene', 'physics', 'sales'])
const taxonomy = {
  isName: (text: string) => SUBJECTS.has(text.toLowerCase()),
  isOccupation: () => false,
  hasWord: (word: string) => SUBJECTS.has(word.toLowerCase()),
}

function redactionOf(schools: string[], organizations: string[] = schools) {
  const person = { name: 'Zok Larkspur', firstName: 'Zok', lastName: 'Larkspur', email: 'zok85@example.com' }
  return createRedaction({ person, organizations, schools, vouchers: [], links: [] }, taxonomy)
}

const running = (text: string, school: string) => redactionOf([school])(text, { kind: 'running', gap: '…' })
const atWork = (text: string, employer: string) =>
  redactionOf([], [employer])(text, { kind: 'running', gap: '…' })

test.each([
  [
    'Zenobia College Dublin',
    'Zenobia',
    'ZCD',
    'Zenobia College',
    'Zenobia Dublin',
    'Zenobia College (Dublin)',
  ],
  ['ETH Zürich', 'ETH', 'ETH Zurich', 'ETH Zuerich', 'eth zürich', 'E.T.H.'],
  ['TU München', 'TU Munich', 'TU Muenchen', 'TUM'],
  ['HEC Paris', 'HEC', 'HEC Paris', 'H.E.C.'],
  ['Queen Zenobia University of London', 'QZUL', 'Queen Zenobia', 'Q.Z.U.L.'],
  ['Queen Zenobia, University of London', 'QZUL', 'Queen Zenobia'],
  [
    'London School of Hygiene & Larkish Medicine',
    'LSHLM',
    'lshlm',
    'London School of Hygiene & Larkish Medicine',
  ],
  ['New Brackenmoor University', 'NBU', 'New Brackenmoor'],
  ['University of California, Los Larkes', 'UCLL', 'UCL', 'Los Larkes'],
  ['Larkish Institute of Technology Quillbury', 'LIT Quillbury', 'LITQ', 'LIT'],
  ['University of Brackenmoor', 'UBrack', 'UniBrac', 'unibra', 'UoB'],
  ['Politecnico di Quillano', 'PoliQu', 'Poliqui'],
  ['Université Zenobia Quillmond Lyon 1', 'Zenobia', 'Quillmond', 'Zenobia Quillmond'],
  ['Uniwersytet Larkowski', 'Larkowski', 'Larkowskim', 'Larkowskiego'],
  ['Department of Physics, Brackenmoor University', 'Brackenmoor', 'Brackenmoor University'],
  ['MIT, Quillbury MA', 'Quillbury MA', 'Quillbury'],
  ['Goldsmiths, University of Larkdon', 'Goldsmiths', 'Larkdon'],
  ['Alma Studiorum Università di Quillona', 'UniQuil', 'Uniqu'],
  ['Universidad de Zalamarca', 'UZAL', 'Zalamarca'],
  ['Escola Superior de Larkela', 'Larkela'],
  ['Duale Hochschule Larkrich', 'Larkrich'],
  ['IUT de Quillbriscard', 'Quillbriscard'],
  ["École nationale supérieure d'architecture de Brackenvannes", 'ENSAB', 'E.N.S.A.B.', 'ENSA'],
  ['Institut d’études politiques de Quillbriscard', 'IEPQ', 'IEP'],
  ["Accademia nazionale dell'arte di Quillano", 'ANAQ'],
  ['De Quillfort University', 'dequillfortuniversity', 'DQU', 'QU'],
  ['Katholieke Universiteit Zenobia', 'KU Zenobia', 'KUZenobia', 'KUZ'],
  ['Wirtschaftsuniversität Wien', 'WU Wien', 'WU Vienna', 'WUW'],
  ['Technische Universität Wien', 'TU Wien', 'TUW'],
  ['Hochschule Larkental-Quillsdorf', 'HSLQ', 'HLQ'],
  ['Fachhochschule Larkental', 'FH Larkental'],
  ['Łódzka Szkoła Larkowa', 'ŁSL', 'LSL'],
  ['České vysoké učení larkové v Praze', 'ČVUL', 'CVUL'],
  ['University of New South Wales, Quillbury', 'New South Wales', 'UNSW', 'Quillbury'],
])('a school goes by whatever part, place or short form: %s', (school, ...forms) => {
  for (const form of forms) expect(running(`Before ${form}: after`, school), form).toBe('Before …: after')
})

test('a clipped name that is also a word goes where it has a capital inside', () => {
  expect(running('Known at UniTe, united by UQuee', 'University of Tennessee')).toBe(
    'Known at …, united by UQuee',
  )
})

test.each([
  ['Zenobia College Dublin', 'A Dublin graduate', 'A … graduate'],
  ['Zenobia College Dublin', 'PhD (Dublin), lecturer', 'PhD (…), lecturer'],
  ['TU München', 'A Munich alumna, studied in Munich', 'A … alumna, studied in …'],
  ['Universität zu Köln', 'University of Cologne', 'University of …'],
  ['Uniwersytet Warszawski', 'University of Warsaw', 'University of …'],
  ['Imperial College London', 'Lecturer at Imperial, an Imperial graduate', 'Lecturer at …, an … graduate'],
])('a town of %s goes beside words of study: %s', (school, text, left) => {
  expect(running(text, school)).toBe(left)
})

test.each([
  ['Zenobia College Dublin', 'Ran a depot in Dublin for years'],
  ['TU München', 'Moved from Munich to Bern'],
  ['London School of Economics', 'Read economics, then Economics again'],
  ['Imperial College London', 'An imperial pint, Imperial units'],
  ['Business Academy', 'A Bachelor of Business'],
  ['Imperial College London', 'Lives and works in London'],
  ['London Institute of Hygiene', 'Hygiene and Physics at night'],
  ['University of Queensland', 'A unique role, Unique wishes'],
  ['Université du Québec', 'Une expérience unique, des clients uniques'],
  ['University of Tennessee', 'We unite teams, they Unite'],
  ['University of Tyne', 'Games in Unity and unity of purpose'],
  ['Universidade Formosa', 'Uniforms and one uniform'],
  ['National University of Singapore', 'Using Kafka, using both hands'],
  ['University of Sherbrooke', 'An usher in a theatre'],
  ['Politecnico di Ticino', 'Polite to all, police checked'],
  ['Université de l’Ontario', 'Union rep in two unions'],
])('other words stay beside %s: %s', (school, text) => {
  expect(running(text, school)).toBe(text)
})

test.each([
  [
    'Quilling’s and St Zenobius’ NHS Foundation Trust',
    'QSZT',
    'QSZFT',
    'QSZ',
    'St Zenobius',
    'St. Zenobius’',
    'Quillings',
  ],
  ['Quilling and Larkfield NHS Trust', 'QLNT', 'Larkfield', 'quillingandlarkfield', 'Quilling & Larkfield'],
  ['University College Larkdon Hospitals NHS Foundation Trust', 'UCLH', 'U.C.L.H.', 'Larkdon'],
  [
    'Royal Larkfield Hospitals NHS Foundation Trust',
    'Royal Larkfield',
    'Royal Larkfield Hospitals NHS Foundation Trust',
  ],
  ['Stichting Zenobia Quillzorg', 'Zenobia', 'Quillzorg', 'Stichting Zenobia'],
  ['Restaurante El Quillo de Larkana', 'El Quillo', 'Larkana'],
  ['Sparkasse Köln-Larkfeld', 'Sparkasse Köln', 'Köln-Larkfeld', 'Larkfeld'],
  ['Zespół Quillów nr 5 w Larkowie', 'ZQ5', 'ZQ 5', 'Zespół Quillów nr 5', 'Larkowie'],
  ['Bakkerij Quillmann', 'Quillmann', 'bakkerij quillmann'],
  ['Sales Department, Kestrelby Ltd', 'Kestrelby', 'Kestrelby Ltd'],
  ['Kestrelby Sp. z o.o.', 'Kestrelby', 'Kestrelby sp. z o. o.', 'Kestrelby spzoo', 'Kestrelby Spółka'],
  ['Kestrelby S.à r.l.', 'Kestrelby Sàrl', 'Kestrelby S.a.r.l.', 'Kestrelby SARL'],
  ['Kestrelby SE & Co. KGaA', 'Kestrelby', 'Kestrelby KGaA', 'Kestrelby SE'],
  [
    'Kestrelby',
    'Kestrelby S.A. de C.V.',
    'Kestrelby spol. s r.o.',
    'Kestrelby A/S',
    'Kestrelby e. V.',
    'Kestrelby B.V.',
  ],
  [
    'Kestrelby',
    'Kestrelby Deutschland GmbH',
    'Kestrelby (UK) Ltd',
    'Kestrelby Proprietary Limited',
    'Kestrelby C.I.C.',
  ],
  ['Ministry of Larkes', 'MoL', 'ministry of larkes'],
  ['British Larking Corporation', 'BLC', 'blc', 'B.L.C.', 'britishlarkingcorporation'],
  ['Deutsche Quillwerke AG', 'DQAG', 'Quillwerke'],
  ['Department for Energy, Food & Rural Affairs', 'DEFRA', 'Defra'],
  ['QT&T Inc.', 'QT&T', 'QT & T', 'qttinc'],
  ['Q&A', 'Q&A'],
  ['E.QN', 'E.QN'],
  ['Work for Larkdon', 'WfL', 'wfl'],
  ['Department for Work and Pensions', 'DWP', 'Work and Pensions', 'department for work and pensions'],
  ['บริษัท เคสเตรล', 'เคสเตรล'],
])('an employer goes by whatever part or short form: %s', (employer, ...forms) => {
  for (const form of forms)
    expect(atWork(`Before ${form}: after`, employer), form).toMatch(/^Before …(?: Ltd| Spółka)?: after$/)
})

test.each([
  ['Kestrelby', 'Led Kestrelby as a lead', 'Led … as a lead'],
  ['Sales Department, Kestrelby Ltd', 'Sales, then field sales', 'Sales, then field sales'],
  ['Next plc', 'Next I sold shoes at Next, then left', 'Next I sold shoes at …, then left'],
  ['Next plc', 'I joined Next in May', 'I joined … in May'],
  ['Three UK', 'Three years at Three', 'Three years at …'],
  ['Transport for London', 'TfL and buses in London', '… and buses in London'],
  ['Kestrelby London Ltd', 'Kestrelby London, later in London', '…, later in London'],
  ['Kestrelby Systems', 'KS2 and KS3 teaching', 'KS2 and KS3 teaching'],
])('ordinary words stay beside %s: %s', (employer, text, left) => {
  expect(atWork(text, employer)).toBe(left)
})
