import { expect, test } from 'vitest'
import { loadTaxonomy } from '#/domain/skills/taxonomy/taxonomy.ts'
import { createRedaction, type Redacting } from './redaction.ts'

const taxonomy = loadTaxonomy()
const PERSON = { name: 'Tamsin Zuckerhut', firstName: 'Tamsin', lastName: 'Zuckerhut' }

function shown(text: string, organizations: readonly string[], kind: Redacting['kind']): string {
  return createRedaction({ person: PERSON, organizations, vouchers: [], links: [] }, taxonomy)(text, {
    kind,
    gap: '…',
  })
}

const SKILLS: [employers: string[], skills: string[]][] = [
  [
    ['Pflegedienst Morvland', 'Pflege mit Herz'],
    ['Pflege', 'Altenpflege', 'Herz-Lungen-Wiederbelebung', 'Pflege von Kindern'],
  ],
  [['Fachhochschule für Wirtschaft'], ['Wirtschaft', 'Wirtschaft und Recht']],
  [
    ['Bois & Cie Ozanne', 'Menuiserie Bois et Design', 'Électricité Générale'],
    ['Bois', 'Design', 'Travail du bois', 'Design graphique', 'Électricité générale'],
  ],
  [['Design Studio Orrery'], ['Design', 'Design thinking']],
  [
    ['Flores del Sur', 'Seguros Sol', 'Seguros Albarracela'],
    ['Flores', 'Seguros', 'Arreglos de flores'],
  ],
  [
    ['Schneider Elektro GmbH', 'Rockwell Automation'],
    ['Elektro', 'Elektroinstallation', 'Schneider PLC', 'Rockwell drives'],
  ],
  [
    ['Microsoft', 'IBM', 'Dräger', 'Philips', 'Google'],
    ['Microsoft 365', 'IBM Db2', 'Dräger ventilators', 'Philips monitors', 'Google UX Design'],
  ],
  [
    ['Licht & Raum', 'Metzgerei Wurst', 'Bau und Holz GmbH', 'Blumen Kessenich', 'Versicherungen Morvland'],
    ['Licht und Ton', 'Wurst', 'Holz und Metall', 'Blumen', 'Versicherungen'],
  ],
  [
    ['Boulangerie du Soleil', 'Pharmacie de la Gare', 'Peinture Larivoire', 'Pain & Vin Larivoire'],
    ['Pain', 'Vin et fromage', 'Peinture', 'Gare'],
  ],
  [
    ['Panificio Pane e Vino', 'Fiori di Larenza', 'Legno Arredo'],
    ['Pane', 'Vino', 'Fiori', 'Legno massello'],
  ],
  [
    ['Piekarnia Chleb', 'Kwiaty Zofianka', 'Meble Morwa'],
    ['Chleb', 'Kwiaty', 'Meble na wymiar'],
  ],
  [
    ['Bloemen van Quirijn', 'Hout & Zo'],
    ['Bloemen schikken', 'Hout'],
  ],
  [
    ['Gärtnerei Orrwald', 'Steuerberatung Kessenich', 'Falegnameria Orvani', 'Księgowość Morwa'],
    ['Gärtnerei', 'Steuerberatung', 'Falegnameria', 'Księgowość'],
  ],
  [
    ['Installatietechniek Quirijn', 'Contabilidade Larquela', 'Panadería Orzuela', 'Meccanica Zelotti'],
    ['Installatietechniek', 'Contabilidade geral', 'Panadería', 'Meccanica di precisione'],
  ],
  [
    ['Solar Power Systems', 'Fresh Bread Bakery', 'First Aid Training Co', 'Steel & Stone Larkmoor'],
    ['Solar power', 'Bread baking', 'First aid at work', 'Steel', 'Stone carving'],
  ],
]

test.each(SKILLS)('a skill that an employer, %s, is called by stays', (employers, skills) => {
  expect(skills.map((skill) => shown(skill, employers, 'work'))).toEqual(skills)
})

test('a title keeps the word of work that an employer is called by', () => {
  expect(shown('Leitung Pflege', ['Pflege mit Herz'], 'title')).toBe('Leitung Pflege')
  expect(shown('Siemens service engineer', ['Siemens Energy'], 'title')).toBe('… service engineer')
  expect(shown('Postman, Royal Mail', ['Royal Mail'], 'title')).toBe('Postman, …')
})

test.each([
  ['Pflegedienst Morvland', ['Morvland', 'Morvland Pflege', 'Pflegedienst Morvland']],
  ['Bois & Cie Ozanne', ['Ozanne', 'Ozanne bois']],
  ['Design Studio Orrery', ['Orrery', 'Orrery software']],
  ['Seguros Albarracela', ['Albarracela', 'Seguros Albarracela']],
  ['Quandel Elektro GmbH', ['Quandel PLC', 'Quandel Elektro']],
  ['Royal Mail', ['Royal Mail sorting']],
  ['Apple', ['Trained at Apple', 'Trained at apple']],
])('a word that says which employer, %s, goes from a skill too', (employer, skills) => {
  for (const skill of skills) expect(shown(skill, [employer], 'work')).toContain('…')
})

test('a maker whom many know goes where it is the employer, and stays as the maker of a product', () => {
  const employers = ['Bosch Rexroth', 'Philips', 'Amazon Web Services']
  for (const line of ['Bosch', 'Philips']) expect(shown(line, employers, 'work')).toBe('…')
  for (const line of [
    'Bosch taught me much',
    'Teams: Philips, others',
    'joined Amazon',
    'the bosch office',
    'Bosch: drives',
  ])
    expect(shown(line, employers, 'running')).toContain('…')
  expect(shown('Philips monitors', employers, 'work')).toBe('Philips monitors')
})

test.each([
  ['Boulangerie du Marché', 'J’aime la cuisine de marché.', 'Marché du samedi, deux étés.'],
  ['Pharmacie de la Gare', 'La gare est à deux pas.', 'De la gare au centre.'],
  ['Apple', 'apple-to-apple comparisons of regions', 'Picked an apple.'],
  ['First Aid Training Co', 'My first aid is up to date.', 'Taught first aid.'],
  ['Fresh Bread Bakery', 'Fresh bread every morning.', 'I bake fresh bread.'],
  ['Licht & Raum', 'Ich plane Licht im Raum.', 'Mit Licht und Farbe.'],
  ['Seguros Sol', 'Cocino con sol.', 'Vendo seguros.'],
])('what the words of an employer, %s, say in a sentence stays', (employer, ...sentences) => {
  expect(sentences.map((sentence) => shown(sentence, [employer], 'running'))).toEqual(sentences)
})

test.each([
  ['Apple', ['at Apple', 'Apple', 'at apple']],
  ['Orange', ['chez Orange', 'chez orange', 'Orange']],
  ['Royal Mail', ['at Royal Mail', 'the royal mail']],
  ['Pflege mit Herz', ['bei Pflege mit Herz']],
  ['Boulangerie du Marché', ['à la Boulangerie du Marché', 'chez boulangerie du marché']],
])('an employer of ordinary words, %s, goes where it is said as a name', (employer, spellings) => {
  for (const spelling of spellings)
    expect(shown(`Ten years ${spelling}: good`, [employer], 'running')).toContain('…')
})
