import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#tests/setup/tries.ts'
import { isLikelyName, readName } from './read-name.ts'

test.each([
  ['Mira Oduya', 'Mira', 'Oduya', []],
  ['Dr. Mira Oduya, PhD', 'Mira', 'Oduya', ['PhD', 'Dr.']],
  ['Prof. Dr.-Ing. Mira Oduya', 'Mira', 'Oduya', ['Prof.', 'Dr.-Ing.']],
  ['Mira Oduya, M.Sc., MBA', 'Mira', 'Oduya', ['M.Sc.', 'MBA']],
  ['Mira Oduya MBA', 'Mira', 'Oduya', ['MBA']],
  ['Mira Oduya, MA', 'Mira', 'Oduya', ['MA']],
  ['Frau Mira Oduya', 'Mira', 'Oduya', ['Frau']],
  ['Mme Mira Oduya', 'Mira', 'Oduya', ['Mme']],
  ['M. Jean Martin', 'Jean', 'Martin', ['M.']],
  ['M. Oduya', 'M.', 'Oduya', []],
  ['Jack Ma', 'Jack', 'Ma', []],
  ['Oduya, Mira', 'Mira', 'Oduya', []],
  ['Oduya, Dr. Mira', 'Mira', 'Oduya', ['Dr.']],
  ['de la Tour, Mira Anne', 'Mira Anne', 'de la Tour', []],
  ['Oduya, Mira, PhD', 'Mira', 'Oduya', ['PhD']],
  ['Mira de la Tour', 'Mira', 'de la Tour', []],
  ['Jan van der Berg', 'Jan', 'van der Berg', []],
  ['Jean-Marc Van Dale', 'Jean-Marc', 'Van Dale', []],
  ['Mira Oduya, FRCS', 'Mira', 'Oduya', ['FRCS']],
  ['Mira Oduya, PMP®', 'Mira', 'Oduya', ['PMP®']],
  ['Mira Oduya, she/her', 'Mira', 'Oduya', ['she/her']],
  ['GARCÍA LÓPEZ, María', 'María', 'García López', []],
  ['MIRA VAN DER BERG', 'Mira', 'van der Berg', []],
  ['Mira García y López', 'Mira', 'García y López', []],
  ['John Smith Jr.', 'John', 'Smith Jr.', []],
  ['John Smith, III', 'John', 'Smith III', []],
  ['João Silva Filho', 'João', 'Silva Filho', []],
  ['Mirabel (Mira) Oduya', 'Mirabel', 'Oduya', ['Mira']],
  ['Dipl. Ing. Mira Oduya', 'Mira', 'Oduya', ['Dipl.', 'Ing.']],
  ['Dr. rer. nat. Mira Oduya', 'Mira', 'Oduya', ['Dr.', 'rer.', 'nat.']],
  ['mgr inż. Mira Oduya', 'Mira', 'Oduya', ['mgr', 'inż.']],
  ['Mira Oduya Ph. D.', 'Mira', 'Oduya', ['Ph.D.']],
  ['M. A. Oduya', 'M. A.', 'Oduya', []],
  ['Mira Oduya sen.', 'Mira', 'Oduya sen.', []],
  ['Mira Kumar Sen', 'Mira Kumar', 'Sen', []],
  ['Prof. Dr. med. dent. Mira Oduya', 'Mira', 'Oduya', ['Prof.', 'Dr.', 'med.', 'dent.']],
  ['Mira DE LA TOUR', 'Mira', 'de la Tour', []],
  ['Mira GARCÍA LÓPEZ', 'Mira', 'García López', []],
  ['Mira Le Goff', 'Mira', 'Le Goff', []],
  ['Mira Oduya MSc she/her', 'Mira', 'Oduya', ['MSc', 'she/her']],
  ['MIRA ODUYA, FRCS', 'Mira', 'Oduya', ['FRCS']],
  ['Ó Briain, Mira', 'Mira', 'Ó Briain', []],
  ['Mira Oduya 1990', 'Mira', 'Oduya', ['1990']],
  ['Mira Oduya 🚀', 'Mira', 'Oduya', ['🚀']],
  ['Mira Oduya she/her', 'Mira', 'Oduya', ['she/her']],
  ['Mira Oduya\nWelder', 'Mira', 'Oduya', ['Welder']],
  ['Mirabel “Mira” Oduya', 'Mirabel', 'Oduya', ['Mira']],
  ["Mirabel 'Mira' Oduya", 'Mirabel', 'Oduya', ['Mira']],
  ['Mira Oduya (she/her)', 'Mira', 'Oduya', ['she/her']],
  ['Mira Oduya | Baker', 'Mira', 'Oduya', ['Baker']],
  ['MIRA ODUYA', 'Mira', 'Oduya', []],
  ['ODUYA Mira', 'Mira', 'Oduya', []],
  ['Siobhán O’Neil-Šťastný', 'Siobhán', 'O’Neil-Šťastný', []],
  ['mira oduya', 'mira', 'oduya', []],
  ['محمد علي', 'محمد', 'علي', []],
  ['Мария Петрова', 'Мария', 'Петрова', []],
  ['山田 太郎', '太郎', '山田', []],
  ['김 민수', '민수', '김', []],
])('%j is %j %j', (text, firstName, lastName, left) => {
  expect(readName(text)).toEqual({ firstName, lastName, left })
})

test.each([
  '',
  'Mira',
  'Dr. Mira',
  '王小明',
  'Oduya,',
  ',',
  '()',
  'a, b, c',
  'Mira Oduya, Baker',
  '+44 7700 900123',
])('%j has no two parts', (text) => {
  expect(readName(text)).toBeNull()
})

test('nothing of a name is lost, whatever is written', () => {
  const letters = (text: string) =>
    (text.match(/\p{L}/gu) ?? []).map((letter) => letter.toLowerCase()).toSorted()
  const word = fc.constantFrom(
    'Mira',
    'ODUYA',
    'Dr.',
    'PhD',
    'de',
    'Jr.',
    '(Mimi)',
    ',',
    'y',
    '|',
    '"M',
    '山田',
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      const text = words.join(' ')
      const read = readName(text)
      const kept = read && letters([read.firstName, read.lastName, ...read.left].join(' '))
      expect(kept ?? letters(text)).toEqual(letters(text))
    }),
    { numRuns: tries(300) },
  )
})

test.each([
  'Mira Oduya',
  'Mira Oduya, PhD',
  'Mirabel (Mira) Oduya',
  'Dr. Mira Oduya',
  'MIRA DE LA TOUR',
  '山田 太郎',
])('%j may be the name on a paper', (line) => expect(isLikelyName(line)).toBe(true))

test.each([
  'Leeds, England',
  'Oduya, Mira',
  'Mira Oduya | 14 Green Street',
  'baker at Crumb',
  'Mira',
  'Crumb 2019',
  'We bake bread for the town.',
])('%j is not taken for one', (line) => expect(isLikelyName(line)).toBe(false))
