import { expect, test, vi } from 'vitest'
import { adoptTypedValues } from './adopt-typed-values.ts'
import { fieldId } from './field-id.ts'
import { focusControl, focusFirstInvalid } from './focus-control.ts'

type Known = Record<string, unknown>

/** A form as it stands on the page before the scripts, and what the form's state takes over from it. */
function adopted(html: string, known: Known): Known {
  const form = document.createElement('form')
  form.innerHTML = html
  const taken: Known = {}
  adoptTypedValues(form, {
    getFieldValue: (name) => known[name],
    setFieldValue: (name, value) => {
      taken[name] = value
    },
  })
  return taken
}

const RADIO = (value: string, checked: string) =>
  `<input type="radio" name="kind" value="${value}" ${checked}>`
const TICK = (name: string, value: string, checked: string) =>
  `<input type="checkbox" name="${name}" value="${value}" ${checked}>`
/** A list shows its first choice. */
const LIST = (...values: string[]) =>
  `<select name="kind">${values.map((value) => `<option value="${value}">`).join('')}</select>`

test.each<[string, string, Known, Known]>([
  ['typed text is taken over', '<input name="name" value="Niamh">', { name: '' }, { name: 'Niamh' }],
  ['a text area too', '<textarea name="about">Hello</textarea>', { about: '' }, { about: 'Hello' }],
  ['a filled-in password too', '<input type="password" name="pw" value="x">', { pw: '' }, { pw: 'x' }],
  ['what is known already is left alone', '<input name="name" value="Niamh">', { name: 'Niamh' }, {}],
  ['an empty control does not empty the form', '<input name="name" value="">', { name: 'Niamh' }, {}],
  ['a field the form does not have is ignored', '<input name="other" value="x">', { name: '' }, {}],
  ['a choice too', `${RADIO('a', '')}${RADIO('b', 'checked')}`, { kind: 'a' }, { kind: 'b' }],
  ['the first choice too', RADIO('a', 'checked'), { kind: null }, { kind: 'a' }],
  ['a choice that is known already is left alone', RADIO('a', 'checked'), { kind: 'a' }, {}],
  ['what is not chosen is no choice', RADIO('a', ''), { kind: 'b' }, {}],
  ['of many choices none is the only one', RADIO('a', 'checked'), { kind: [] }, {}],
  ['a tick too', TICK('agreed', 'on', 'checked'), { agreed: false }, { agreed: true }],
  ['a tick that was taken away too', TICK('agreed', 'on', ''), { agreed: true }, { agreed: false }],
  ['a tick is no text', TICK('agreed', 'on', 'checked'), { agreed: '' }, {}],
  ['one more of several', TICK('days', 'sun', 'checked'), { days: ['mon'] }, { days: ['mon', 'sun'] }],
  ['one less of several', TICK('days', 'mon', ''), { days: ['mon', 'sun'] }, { days: ['sun'] }],
  ['several as they are known', TICK('days', 'mon', 'checked'), { days: ['mon'] }, {}],
  ['what was chosen from a list', LIST('b', 'a', ''), { kind: 'a' }, { kind: 'b' }],
  ['the first choice from a list', LIST('b', 'a', ''), { kind: null }, { kind: 'b' }],
  ['a list nobody chose from', LIST('', 'a'), { kind: null }, {}],
  ['a list that does not offer what is known', LIST('a', 'b'), { kind: 'other' }, {}],
  ['hidden values are nobody’s typing', '<input type="hidden" name="kind" value="a">', { kind: '' }, {}],
  ['a list of words is no text', '<input name="skills" value="Go">', { skills: [] }, {}],
  ['a number', '<input type="number" name="years" value="7">', { years: null }, { years: 7 }],
  ['a number that is known already', '<input type="number" name="years" value="7">', { years: 7 }, {}],
  ['a number is no text', '<input type="number" name="years" value="7">', { years: '' }, {}],
  ['a day', '<input type="date" name="born" value="1990-04-01">', { born: null }, { born: '1990-04-01' }],
  ['words in the place of a thing are no thing', '<input name="place" value="Leeds">', { place: null }, {}],
])('%s', (_name, html, known, taken) => {
  expect(adopted(html, known)).toEqual(taken)
})

test('taking over judges nothing: the reader has not touched the field yet', () => {
  const setFieldValue = vi.fn<(name: never, value: never, options: object) => void>()
  const form = document.createElement('form')
  form.innerHTML = '<input name="name" value="N">'
  adoptTypedValues(form, { getFieldValue: () => '', setFieldValue })
  expect(setFieldValue.mock.lastCall?.[2]).toEqual({ dontValidate: true })
})

test.each([
  ['name', 'f-name'],
  ['work[0].position', 'f-work-0-position'],
  ['links.website', 'f-links-website'],
])('the control of %s has the id %s', (name, id) => {
  expect(fieldId('f', name)).toBe(id)
})

function onPage(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.body
}
const focusedId = () => document.activeElement?.id ?? ''

test('a control takes the keyboard itself, a group gives it to the chosen or else the first control', () => {
  const page = onPage(`
    <input id="text">
    <fieldset id="chosen"><input type="radio" name="r" id="a"><input type="radio" name="r" id="b" checked></fieldset>
    <fieldset id="none"><input type="radio" id="c"><input type="radio" id="d"></fieldset>
    <p id="words">No control at all</p>`)
  focusControl(page.querySelector('#text'))
  expect(focusedId()).toBe('text')
  focusControl(page.querySelector('#chosen'))
  expect(focusedId()).toBe('b')
  focusControl(page.querySelector('#none'))
  expect(focusedId()).toBe('c')
  focusControl(page.querySelector('#words'))
  focusControl(null)
  expect(focusedId()).toBe('c')
})

test('of several wrong fields the first in the page takes the keyboard', () => {
  const page = onPage(`<form>
    <input id="fine"><fieldset data-invalid="true"><input type="checkbox" id="first"></fieldset>
    <input id="second" aria-invalid="true"></form>`)
  focusFirstInvalid(page.querySelector('form'))
  expect(focusedId()).toBe('first')
})

test('a form without a fault keeps the keyboard where it is', () => {
  const page = onPage('<form><input id="one"></form>')
  page.querySelector<HTMLInputElement>('#one')?.focus()
  focusFirstInvalid(page.querySelector('form'))
  focusFirstInvalid(null)
  expect(focusedId()).toBe('one')
})
