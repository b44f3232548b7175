import { expect, test } from 'vitest'
import { TITLE_COSINE_MIN } from '#/domain/matching/taxonomy-title-matcher.ts'
import { loadTaxonomy } from '#/domain/skills/taxonomy/taxonomy.ts'
import { rememberedSimilarity } from '#/domain/text/remembered-similarity.ts'
import { loadEncoder } from './load-encoder.server.ts'

const TITLES = [
  'Staff nurse',
  'Software developer',
  'Sales assistant',
  'Teacher',
  'Accountant',
  'Lorry driver',
]

/** What tells who somebody is; a surname that is a trade, Baker or Boulanger, is a word like the trade's. */
const TELLING = [
  '(he/him)',
  '(she / her / hers)',
  'they/them',
  '(er/ihm)',
  'John Smith',
  'Olga Petrova',
  'Nguyễn Thị Minh Khai',
  'محمد الأحمد',
  'Chinedu Okafor',
  'Zofia Kowalska',
  'Jamal Washington',
  'Kim Min-jun',
  '14 Green Street, Bath BA1 2JZ',
  'Hauptstraße 7, 10827 Berlin',
]

/** Below, two titles name different work. */
const OTHER_WORK = 0.3

test.each(TELLING)('%s beside a title makes it like no other work', async (told) => {
  const similarity = rememberedSimilarity(loadEncoder())
  const others = [...loadTaxonomy().occupations.values()].map(({ title }) => title)
  for (const title of TITLES) {
    const gained = others.filter(
      (other) =>
        similarity(title, other) < OTHER_WORK && similarity(`${title}, ${told}`, other) > TITLE_COSINE_MIN,
    )
    expect(gained, title).toEqual([])
  }
})

test('a pronoun beside a title changes nothing of it', async () => {
  const { encode } = loadEncoder()
  expect(encode('Nurse (he/him)')).toEqual(encode('Nurse'))
  expect(encode('HE lecturer')).not.toEqual(encode('lecturer'))
})
