import { expect, test } from 'vitest'
import { redactEmployer } from '#tests/factories/redact-employer.ts'

test.each([
  ['Pflegeheim Quillhalde', 'Ich arbeite gern im Pflegeheim.', 'Im Quillhalde, seit 2010'],
  ['Metzgerei Quillner', 'Leitung einer Metzgerei', 'Die Quillner in der Stadt'],
  ['Praxis Dr. Quillgrün', 'Ich habe viel Praxis mit Kindern.', 'Dr. Quillgrün, seit 2010'],
  ['Trattoria Quilloverde', 'Cucino in trattoria da dieci anni.', 'da quilloverde, in sala'],
  ['Farmacia Quilloso', 'Experiencia en farmacia', 'En Quilloso, ventas'],
  ['Librairie Quillebleue', 'Conseiller en librairie', 'Chez Quillebleue, la caisse'],
  ['Kinderopvang Quilloentje', 'Tien jaar in de kinderopvang', 'bij quilloentje op de groep'],
  ['Padaria Quilluz', 'Trabalhei numa padaria.', 'Na Quilluz, o turno da noite'],
  ['EHPAD Les Quilleuls', 'Lire sous les quilleuls, en résidence', 'Aux Quilleuls, la nuit'],
  ['Apteka Quillolist', 'Kierowałam: apteka, magazyn', 'W aptece Quillolist, zamówienia'],
])('what %s is stays, and its name goes', (employer, ordinary, named) => {
  expect(redactEmployer(employer, ordinary)).toBe(ordinary)
  expect(redactEmployer(employer, named)).not.toMatch(/quill/i)
})
