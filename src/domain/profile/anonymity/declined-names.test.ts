import { expect, test } from 'vitest'
import { dearness, DEAR } from '#tests/setup/dearness.ts'
import { createDeclinedFinder } from './declined-names.ts'
import { createRedaction } from './redaction.ts'

const WORK = new Set(['basel', 'nurse', 'software', 'engineering', 'pflege'])
const taxonomy = {
  isName: (text: string) => WORK.has(text.toLowerCase()),
  isOccupation: () => false,
  hasWord: (word: string) => WORK.has(word.toLowerCase()),
}

function left(text: string, organization: string, isSchool = false) {
  const person = { name: 'Zok Larkspur', firstName: 'Zok', lastName: 'Larkspur', email: 'zok85@example.com' }
  const schools = isSchool ? [organization] : []
  const names = { person, organizations: [organization], schools, vouchers: [], links: [] }
  return createRedaction(names, taxonomy)(text, { kind: 'running', gap: '…' })
}

test.each([
  ['Deutsche Post AG', 'bei der Deutschen Post', 'zur Deutschen Post AG', 'der Deutschen Post'],
  ['Erste Bank', 'bei der Ersten Bank'],
  ['Alte Post Gasthof', 'in der Alten Post', 'in der ALTEN POST'],
  ['Katholisches Krankenhaus Larkstadt', 'im Katholischen Krankenhaus'],
  ['Technische Werke Larkstadt', 'bei den Technischen Werken'],
  ['Neue Apotheke', 'in der Neuen Apotheke'],
  ['Weiße Rose Pflege GmbH', 'bei der Weißen Rose', 'in der Weissen Rose'],
  ['Schwarzes Ross', 'im Schwarzen Roß', 'des Schwarzen Rosses'],
  ['Bank Śląski', 'w Banku Śląskim', 'Banku Śląskiego'],
  ['Cukiernia Słodka Chata', 'w Słodkiej Chacie', 'z Słodkiej Chaty'],
  ['Piekarnia Złoty Kłos', 'w Złotym Kłosie', 'ze Złotego Kłosu'],
  ['Huta Stalowy Róg', 'w Stalowym Rogu'],
  ['Dom Książki', 'w Domu Książki'],
  ['Teatr Wielki', 'w Teatrze Wielkim'],
])('a name of several words goes in whatever case: %s', (organization, ...forms) => {
  for (const form of forms) expect(left(`war ${form}, lang`, organization), form).not.toMatch(/\p{Lu}\p{L}/u)
})

test.each([
  ['Lidlok', 'w Lidloku, z Lidloka'],
  ['Larl', 'w Larlu, Larlem, dla Larla'],
  ['Larki', 'w Larkim'],
  ['Larkro', 'w Larkrze, Larkrem'],
  ['Żylwiec', 'w Żylwcu, z Żylwca'],
  ['Piekarnia Nowarkowscy', 'u Nowarkowskich, Nowarkowskim'],
  ['Biuro Gorłąb', 'u Gorłębia, z Gorłębiem'],
  ['Bar Korzioł', 'u Korzła, z Korzłem'],
  ['Konditori Zlarkmarks', 'hos Zlarkmark, hos Zlarkmarks'],
  ['Larkalidsskolan', 'på Larkalid, Larkalidsskolans'],
  ['Dom Kultury Larkmieście', 'w Larkmieściu'],
  ['Hilfswerk Lurel', 'das Lureler'],
  ['Klinikum Larkeln', 'der Larkelner, im Larkeler'],
  ['Werk Larkießen', 'der Larkießener'],
  ['Hospital La Zaz', 'en La Zaz, en la Zaz'],
  ['King’s College Hospital', 'from King’s, Kings, at King’s'],
])('an everyday form of %s goes: %s', (organization, text) => {
  expect(left(text, organization)).not.toMatch(/\p{Lu}\p{L}{2}/u)
})

test.each([
  ['Universiteit Leiden', 'aan de Leidse universiteit', 'aan de … universiteit'],
  ['Technische Universiteit Delft', 'aan de Delftse TU', 'aan de … TU'],
  ['Ludwig-Lark-Universität München', 'an der Münchner Uni', 'an der … Uni'],
  ['Universität Basel', 'an der Basler Uni', 'an der … Uni'],
  ['Universität Zürich', 'an der Zürcher Uni', 'an der … Uni'],
  ['Universität Larkeltal', 'an der Larkeltaler Uni', 'an der … Uni'],
])('what a town is called beside words of study goes: %s', (school, text, shown) => {
  expect(left(text, school, true)).toBe(shown)
})

test.each([
  ['Deutsche Post AG', 'Mit der deutschen Post, in der Post, Deutsche Sprache und Posten'],
  ['Erste Bank', 'Meine ersten Banken, Bankier und Banker'],
  ['Katholisches Krankenhaus Larkstadt', 'Im Krankenhaus, in katholischen Häusern, Krankenhäuser'],
  ['Cukiernia Słodka Chata', 'słodka bułka, mała chata, na Słodkim rynku'],
  ['Universiteit Leiden', 'Leider war es so, die Leidenschaft'],
  ['Hospital La Zaz', 'la zaz, zaz y zazas'],
  ['Larkmoor Software Engineering', 'Software Engineering and Engineering Software'],
  ['King’s College Hospital', 'A king and his college'],
])('ordinary words stay beside %s: %s', (organization, text) => {
  expect(left(text, organization)).toBe(text)
})

test('words that begin a name again and again cost no more than so many short texts', async () => {
  const find = createDeclinedFinder(['Neue Neue Neue Neue Neue Larkstadt'], {
    ...taxonomy,
    spend: () => {},
  })
  expect(await dearness((length) => find('Neue '.repeat(length / 5)), 400)).toBeLessThan(DEAR)
})
