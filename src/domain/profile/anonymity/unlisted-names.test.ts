import { expect, test } from 'vitest'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { createRedaction, type Redacting } from './redaction.ts'

const WORK = new Set(['java', 'site manager', 'drainage', 'sas', 'migration', 'beratung', 'site', 'manager'])
const taxonomy = {
  isName: (text: string) => WORK.has(text.toLowerCase()),
  isOccupation: () => false,
  hasWord: (word: string) => WORK.has(word.toLowerCase()),
}
const person = { name: 'Zok Larkspur', firstName: 'Zok', lastName: 'Larkspur', email: 'zok85@example.com' }
const redaction = createRedaction(
  { person, organizations: [], vouchers: [], links: [] },
  taxonomy,
  (name) => name === 'Quillano',
)
const redact = (text: string, kind: Redacting['kind'] = 'running') => redaction(text, { kind, gap: '…' })

test.each([
  ...[
    'Ltd',
    'Ltd.',
    'LTD',
    'Limited',
    'plc',
    'LLP',
    'GmbH',
    'gGmbH',
    'GmbH & Co. KG',
    'AG',
    'e.V.',
    'eG',
    'KGaA',
  ],
  ...['S.A.', 'SA', 'SARL', 'S.à r.l.', 'SAS', 'S.L.', 'S.L.U.', 'Lda', 'Ltda.', 'S.p.A.', 'S.r.l.', 'Srl'],
  ...[
    'B.V.',
    'BV',
    'N.V.',
    'A/S',
    'ApS',
    'AB',
    'Oy',
    'Sp. z o.o.',
    's.r.o.',
    'd.o.o.',
    'Kft.',
    'Inc.',
    'LLC',
    'Pty Ltd',
    'FZ-LLC',
    'Sdn Bhd',
  ],
])('who has a legal form is a company, although no role names it: Quillfeather %s', (form) => {
  expect(redact(`built drains with Quillfeather ${form} for years`)).toBe('built drains with … for years')
  expect(redact(`built for Lark & Quillfeather ${form}`)).toBe('built for …')
})

test.each([
  ['Site Manager Quillfeather GmbH', 'Site Manager …'],
  ['Drainage Solutions Ltd, Site manager', '…, Site manager'],
  ['worked with SARL Quillfeather on drains', 'worked with … on drains'],
])('words of work before such a name stay: %s', (text, left) => {
  expect(redact(text, 'title')).toBe(left)
})

test.each([
  ['Clients include Quillfeather and Larkby.', 'Clients include … and ….'],
  ['clients: Quillfeather, Larkby & Sons', 'clients: …, …'],
  ['Client : “Quillfeather”', 'Client : “…”'],
  ['employer: Quillfeather', 'employer: …'],
  ['contracted to Quillfeather, on behalf of Larkby', 'contracted to …, on behalf of …'],
  ['consulting for Quillfeather, worked at Larkby in May', 'consulting for …, worked at … in May'],
  ['Kunden: Quillfeather und Larkby', 'Kunden: … und …'],
  ['Zu meinen Kunden zählten Quillfeather und Larkby', 'Zu meinen Kunden zählten … und …'],
  ['im Auftrag der Quillfeather', 'im Auftrag der …'],
  ['Kunden: Familien, Quillbank und BQX', 'Kunden: Familien, … und …'],
  ['Projekte für LarkTechnik und Behörden', 'Projekte für … und Behörden'],
  ['pour le compte de Quillfeather, puis chez Larkby', 'pour le compte de …, puis chez …'],
  ["pour le compte d’Ombrilac, puis chez l'Ozombre", 'pour le compte …, puis chez …'],
  ['clients : L’Ombrilac, d’Ozombre', 'clients : …, …'],
  ["au sein d'Ombrilac; per conto dell’Ozombre", 'au sein …; per conto …'],
  ['clients : Quillfeather et Larkby', 'clients : … et …'],
  ['por cuenta de Quillfeather; cliente: Larkby', 'por cuenta de …; cliente: …'],
  ['em nome da Quillfeather', 'em nome da …'],
  ['My client list: Quillfeather and the Larkby Moor', 'My client list: … and the …'],
  ['Employers: Quillfeather (2012), Larkby (2014)', 'Employers: … (2012), … (2014)'],
  ['Joined Quillfeather, represented by Larkby, via Larkby', 'Joined …, represented by …, via …'],
  ['Joined Larkby in May, joined May 2015', 'Joined … in May, joined May 2015'],
  ['tätig für Quillfeather, bei der Firma Larkby', 'tätig für …, bei der Firma …'],
  ['travaillé pour Quillfeather, au sein de la société Larkby', 'travaillé pour …, au sein de la société …'],
  [
    'Trabajé para Quillfeather, consultor para la empresa Larkby',
    'Trabajé para …, consultor para la empresa …',
  ],
  ['Trabalhei na Quillfeather', 'Trabalhei na …'],
  ['Ho lavorato per Quillfeather, poi presso Larkby', 'Ho lavorato per …, poi presso …'],
  ['Gewerkt voor Quillfeather', 'Gewerkt voor …'],
  ['Pracowałam w Quillfeather, zatrudniona przez Larkby', 'Pracowałam w …, zatrudniona przez …'],
  ['Kunder: Quillfeather; anställd hos Larkby', 'Kunder: …; anställd hos …'],
  ['per conto di Quillfeather, clienti: Larkby', 'per conto di …, clienti: …'],
  ['in opdracht van Quillfeather; klanten zoals Larkby', 'in opdracht van …; klanten zoals …'],
  ['na zlecenie Quillfeather, klienci: Larkby', 'na zlecenie …, klienci: …'],
])('clients and employers go behind words that lead to them: %s', (text, left) => {
  expect(redact(text)).toBe(left)
  expect(redact(text, 'title').replaceAll(/\s+/g, ' ')).not.toMatch(/Quillfeather|Larkby/)
})

test.each([
  'Client: Java migration',
  'Client care, employer branding, Kunde: Beratung',
  'Clients: France, Belgium and Germany',
  'Java SE 8, AB testing, a SE role, as a lead, SA',
  'Our clients were happy, our customers are many',
  'Asa said so, AG in the evening, Inc or not',
  'Connected via Ethernet, sent via Larkpost',
  'SAS Java',
  'Trabajé en Quillano, trabalhei em Quillano',
  'travaillé pour l’État, au sein d’équipes, au sein de l’atelier, chez l’habitant',
])('words of work, countries and other capitals stay: %s', (text) => {
  expect(redact(text)).toBe(text)
})

test.each(['Client: ', 'Client: A, ', 'Ab Ltd ', 'Ab & ', 'Ltd ', 'worked at ', 'a und Ab GmbH '])(
  'a hostile text, %j again and again, takes no longer than so many short ones',
  async (piece) => {
    expect(await dearness((length) => redact(piece.repeat(length / piece.length)), 400)).toBeLessThan(DEAR)
  },
)
