import { expect, test } from 'vitest'
import { usualOrder } from './usual-order.ts'

const FRENCH = [
  'Responsable de la boulangerie du port et de la livraison',
  'Formation des apprentis dans le four de la ville',
]
const ENGLISH = [
  'Head of the bakery of the port, with a team for the night',
  'Taught the apprentices of the town to bake',
]

test.each([
  ['a paper in a language that writes days first', FRENCH, 'dayFirst'],
  ['an English one', ENGLISH, null],
  ['an English one that names a town', [...ENGLISH, 'Santa Cruz de la Sierra'], null],
  ['an English one that speaks of Europass', [...ENGLISH, 'Translated Europass CVs'], null],
  ['names that say the same few words', Array<string>(10).fill('La Cocina de la Abuela'), null],
  ['an Italian Europass', ['Curriculum vitae Europass'], 'dayFirst'],
  ['a Europass by its foot', ['© Union, http://europass.cedefop.europa.eu'], 'dayFirst'],
  ['a few words', ['Baker, de la Tour'], null],
  ['an English Europass', [...ENGLISH, 'Europass'], 'dayFirst'],
  ['a new English Europass', [...ENGLISH, '[ 01/02/2019 – Current ]'], 'dayFirst'],
])('dates of numbers of %s', (_name, texts, order) => expect(usualOrder(texts)).toBe(order))
