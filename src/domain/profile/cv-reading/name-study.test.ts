import { expect, test } from 'vitest'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { levelOfDegree } from './degree-words.ts'
import { nameStudy } from './name-study.ts'

const nameOf = (...heads: string[]) => {
  const { institution, studyType, area } = nameStudy(heads, [], true)
  return [institution, studyType, area].join(' | ')
}

test.each([
  [
    ['PhD', 'University of Pikeham, Baking Science', 'Pikeham, UK'],
    'University of Pikeham | PhD | Baking Science',
  ],
  [['BS', 'Pike Marine College, Knots', 'Leeds, UK'], 'Pike Marine College | BS | Knots'],
  [
    ['City, University of Pikeham', 'MSc, Computer Science'],
    'City, University of Pikeham | MSc | Computer Science',
  ],
  [
    ['University of Pikeham, Pikeham, UK', 'Expected Graduation: June 2016', 'BA, Botany'],
    'University of Pikeham | BA | Botany',
  ],
  [['Ausbildung zur Bäckerin', 'Nordmühle', 'Leeds, UK'], 'Nordmühle | Ausbildung zur Bäckerin | '],
  [
    ['Mastère Boulangerie', 'Institut des Fours (Agadir, Maroc).'],
    'Institut des Fours (Agadir, Maroc) | Mastère | Boulangerie',
  ],
  [['Liceo Fornai', 'Diploma di Maturità artistica'], 'Liceo Fornai | Diploma di Maturità artistica | '],
  [
    ['FP grado medio en panadería', 'EQF level 3', 'IES Los Hornos, Jerez (España)'],
    'IES Los Hornos | FP grado medio | panadería',
  ],
  [
    ['Graduado em Nutrição - Bacharelado - UniForno - Data da conclusão: 12/2021'],
    'UniForno | Graduado | Nutrição',
  ],
  [['IFSP', 'Ensino Médio: Técnico em Informática'], 'IFSP | Ensino Médio | Técnico em Informática'],
  [['Ensino fundamental (COMPLETO) EMEF Flora Campos'], 'EMEF Flora Campos | Ensino fundamental | '],
  [
    ['Técnico Universitario en Panadería', 'Universidad del Trigo'],
    'Universidad del Trigo | Técnico Universitario | Panadería',
  ],
  [['B.Sc. in Botany at the University of Pikeham'], 'University of Pikeham | B.Sc. | Botany'],
  [['School: Baking Lyceum', 'Specialization: Bread'], 'Baking Lyceum |  | Bread'],
  [['Magister, kierunek: Ekonomia', 'Uniwersytet Zbożowy'], 'Uniwersytet Zbożowy | Magister | Ekonomia'],
  [
    ['Yüksek Lisans, Gıda Mühendisliği', 'Buğday Üniversitesi'],
    'Buğday Üniversitesi | Yüksek Lisans | Gıda Mühendisliği',
  ],
  [['جامعة القمح', 'بكالوريوس, علوم الأغذية'], 'جامعة القمح | بكالوريوس | علوم الأغذية'],
  [['האוניברסיטה החופשית', 'תואר ראשון, מדעי המזון'], 'האוניברסיטה החופשית | תואר ראשון | מדעי המזון'],
  [
    ['Studiengang: Brotkunde, Abschluss: Bachelor of Science', 'Hochschule Kornfeld'],
    'Hochschule Kornfeld | Bachelor of Science | Brotkunde',
  ],
  [['Diploma di fornaio presso ITC Grano'], 'ITC Grano | Diploma di fornaio | '],
  [['Grado en Historia del Pan Universidad del Trigo'], 'Universidad del Trigo | Grado | Historia del Pan'],
  [
    ['Laurea Triennale in Lettere', 'Università del Grano'],
    'Università del Grano | Laurea Triennale | Lettere',
  ],
  [
    ['MSc Robotics, Systems and Control', 'Pike Institute'],
    'Pike Institute | MSc | Robotics, Systems and Control',
  ],
  [
    ['Kandidatexamen i datavetenskap, Kornlunds universitet'],
    'Kornlunds universitet | Kandidatexamen | datavetenskap',
  ],
  [['Buğday Üniversitesi', 'İşletme (Lisans)'], 'Buğday Üniversitesi | Lisans | İşletme'],
  [['Studium der Brotkunde', 'Universität Kornfeld'], 'Universität Kornfeld | Studium | Brotkunde'],
  [['Elisenschule (Realschule)', 'Hechtheim am Taunus'], 'Elisenschule (Realschule) |  | '],
  [['Brevet des collèges', 'Collège Brochet'], 'Collège Brochet | Brevet des collèges | '],
  [['Bachelor Botanik, Hochschule Hecht (2 Semester)'], 'Hochschule Hecht | Bachelor | Botanik'],
  [
    ['Ciclo dell’Ingegner Polytechnicien', 'École du Blé'],
    'École du Blé |  | Ciclo dell’Ingegner Polytechnicien',
  ],
  [['High School Diploma', 'Pike High School'], 'Pike High School | High School Diploma | '],
])('%j names a study', (heads, named) => expect(nameOf(...heads)).toBe(named))

test('which of two names without words is the school follows the other studies', () => {
  expect(nameStudy(['Bread', 'Nordmühle'], [], false)).toMatchObject({
    institution: 'Nordmühle',
    area: 'Bread',
  })
  expect(nameStudy(['Nordmühle', 'Bread'], [], true)).toMatchObject({
    institution: 'Nordmühle',
    area: 'Bread',
  })
})

test.each([
  ['Ph.D. in Botany', 'Doctorate'],
  ['LAUREA MAGISTRALE', 'Master'],
  ['LP Réseaux', 'Bachelor'],
  ['Grado en Historia', 'Bachelor'],
  ['Grado medio', 'Vocational'],
  ['B.Tech (Hons)', 'Bachelor'],
  ['Inżynier', 'Bachelor'],
  ['Lisans', 'Bachelor'],
  ['Yüksek lisans', 'Master'],
  ['Diploma, Bread', 'Diploma'],
  ['HSC', 'Secondary'],
  ['High School Diploma', 'Secondary'],
  ['A.B. in Bread', 'Bachelor'],
  ['Matura', 'Secondary'],
  ['ماجستير', 'Master'],
  ['March 2019', null],
  ['Must be as good', null],
  ['Ma formation', null],
  ['WE BAKED AS A TEAM TO BE THE BEST', null],
])('%j is of level %s', (text, level) => expect(levelOfDegree(text)).toBe(level))

test.each(['a, ', 'in ', 'University ', 'BSc ', '- ', '(a '])(
  'a long row of %j is named no slower than so many short ones',
  async (piece) => {
    const name = (length: number) => nameOf(piece.repeat(length / piece.length), 'Bread')
    expect(await dearness(name, 1_000)).toBeLessThan(DEAR)
  },
)
