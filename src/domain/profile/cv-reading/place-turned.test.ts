import { expect, test } from 'vitest'
import type { TextLine } from '#/domain/text/text-line.ts'
import { placeTurned } from './place-turned.ts'

const at = (x: number, y: number, text: string): TextLine => ({
  ...{ text, x, y, width: text.length * 5, size: 10, isBold: false },
})
const turned = (x: number, y: number, text: string): TextLine => ({ ...at(x, y, text), isTurned: true })

test('a turned heading beside a block comes above it, and what else is turned comes last', () => {
  const study = ['2015', 'Diploma in baking', 'School of Leeds', 'Bread', 'Cakes'].map((text, index) =>
    at(120, 60 + index * 12, text),
  )
  const work = ['2019', 'Baker', 'Crumb', 'Rolls', 'Tarts'].map((text, index) =>
    at(120, 140 + index * 12, text),
  )
  const page = [at(20, 40, 'Mira Oduya'), ...study, ...work]
  const [read = []] = placeTurned([
    [turned(100, 170, 'Experience'), turned(10, 300, 'Draft'), ...page, turned(100, 90, 'Education')],
  ])
  const [name, ...others] = page.map(({ text }) => text)
  expect(read.map(({ text }) => text)).toEqual([
    ...[name, 'Education', ...others.slice(0, 5)],
    ...['Experience', ...others.slice(5), 'Draft'],
  ])
})

test('a page where nothing is turned stays as it is', () => {
  const page = [at(20, 40, 'Mira Oduya'), at(20, 60, 'Baker')]
  expect(placeTurned([page])).toEqual([page])
})
