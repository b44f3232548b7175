import { expect, test } from 'vitest'
import { headingOf, looseHeadingOf } from './cv-headings.ts'

test.each([
  ...[
    ['Experience & Projects', 'work'],
    ['Ausbildung und Sprachen', 'education'],
    ['Erfahrung und Kenntnisse', null],
    ['Previous Education', 'education'],
    ['Autres expériences', 'work'],
    ['Experiencia previa', 'work'],
    ['Altre esperienze lavorative', 'work'],
    ['Weitere Berufserfahrung', 'work'],
  ],
  ...[
    ['Experiência Profissional', 'work'],
    ['Doświadczenie zawodowe', 'work'],
    ['Arbetslivserfarenhet', 'work'],
    ['İŞ DENEYİMİ', 'work'],
  ],
  ...[
    ['الخبرة العملية', 'work'],
    ['ניסיון תעסוקתי', 'work'],
    ['Опыт работы', 'work'],
    ['Työkokemus', 'work'],
    ['Experiență profesională', 'work'],
  ],
  ...[
    ['Wykształcenie', 'education'],
    ['Vzdělání', 'education'],
    ['Utdanning', 'education'],
    ['EĞİTİM', 'education'],
    ['المؤهلات العلمية', 'education'],
  ],
  ...[
    ['השכלה', 'education'],
    ['Εκπαίδευση', 'education'],
    ['Umiejętności', 'skills'],
    ['Färdigheter', 'skills'],
    ['المهارات', 'skills'],
  ],
  ...[
    ['Języki obce', 'languages'],
    ['Språk', 'languages'],
    ['שפות', 'languages'],
    ['Kişisel Bilgiler', 'contact'],
    ['O mnie', 'summary'],
  ],
  ...[
    ['الملخص المهني', 'summary'],
    ['Zainteresowania', 'other'],
    ['Hakkımda', 'summary'],
    ['Yabancı Dil', 'languages'],
    ['Baker', null],
    ['EXPERIENCE (6 years)', 'work'],
    ['Expériences / projets', 'work'],
    ['Expériences professionelles', 'work'],
    ['Skils', 'skills'],
    ['IV Work Experience', 'work'],
    ['2. Education', 'education'],
    ['I N T E R N S H I P S', 'work'],
    ['', null],
  ],
])('%j heads %s', (text, section) => expect(headingOf(text ?? '')).toBe(section))

test.each([
  ['Moje doświadczenie w piekarni', 'work'],
  ['Andra erfarenheter', 'work'],
  ['Szkolenia i uprawnienia zawodowe', 'certificates'],
  ['خبرات أخرى', 'work'],
  ['Baking bread', null],
  ['Expériences dans mon domaine d’études', 'work'],
  ['Esperienze formative', 'education'],
  ['Schulausbildung', 'education'],
])('%j, that looks like a heading, heads %s', (text, section) => expect(looseHeadingOf(text)).toBe(section))

test('experience that forms somebody is education', () => {
  expect(looseHeadingOf('Altre esperienze formative')).toBe('education')
})
