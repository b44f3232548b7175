import { expect, test } from 'vitest'
import { redactEmployer } from '#tests/factories/redact-employer.ts'

test.each([
  ['Hochschule Luzern', 'Abschluss an der HSLU.', 'Abschluss an der ….'],
  ['Universidade Federal de Pernambuco', 'Formado pela UFPE.', 'Formado pela ….'],
  ['Gdański Uniwersytet Medyczny', 'Ukończyłem studia (GUMed).', 'Ukończyłem studia (…).'],
  ['Innsbrucker Verkehrsbetriebe GmbH', 'Seit 2009 bei den IVB.', 'Seit 2009 bei den ….'],
  ['Deutsche Rentenversicherung Nord', 'Umstellung bei DRV Nord', 'Umstellung bei …'],
  ['Landesbauschule Zell', 'Ausbildung an der LBS', 'Ausbildung an der …'],
  ['Landesbauschule Zell', 'Dozentin im LBS-Team, vorher vom LBS', 'Dozentin im …-Team, vorher vom …'],
  ['NewYork-Presbyterian', 'I trained at NYP.', 'I trained at ….'],
  ['OCAD University', 'a grad (OCADU)', 'a grad (…)'],
])('of %s, "%s" names nobody by capitals from within its words', (organization, text, left) => {
  expect(redactEmployer(organization, text)).toBe(left)
})

test.each([
  ['Università Bocconi', 'Repaired USB sticks and wrote UID files.'],
  ['Quality Assurance Systems', 'Two QAs, one QA.'],
  ['Hotel Tannmoor Larkfeld', 'HTML and CSS'],
  ['Metalomecânica Vouga Lda', 'The MLA style'],
])('of %s, capitals that a name spells by chance stay: "%s"', (organization, text) => {
  expect(redactEmployer(organization, text)).toBe(text)
})

test('in a line of work an acronym names an employer beside its name or behind "at" alone', () => {
  const employer = 'Deutsche Rentenversicherung Nord'
  expect(redactEmployer(employer, 'DRV Nord Kassensystem', 'work')).toBe('… Kassensystem')
  expect(redactEmployer(employer, 'Systeme bei DRV', 'work')).toBe('Systeme bei …')
  expect(redactEmployer(employer, 'DRV', 'work')).toBe('DRV')
})

test('in a title an acronym from within words names an employer between commas', () => {
  const employer = 'Deutsche Rentenversicherung Nord'
  expect(redactEmployer(employer, 'Sachbearbeiterin, DRV', 'title')).toBe('Sachbearbeiterin, …')
  expect(redactEmployer(employer, 'DRV-Systeme warten', 'title')).toBe('DRV-Systeme warten')
})
