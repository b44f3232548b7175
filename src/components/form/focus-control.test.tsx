import { expect, test, vi } from 'vitest'
import { focusControl, focusFirstInvalid } from './focus-control.ts'

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

test('where no control is wrong, what the form says as a whole comes into view', () => {
  const page = onPage('<form><div role="alert">Please try again.</div><input id="one"></form>')
  const alert = page.querySelector('[role="alert"]')
  const shown = vi.fn<() => void>()
  if (alert) alert.scrollIntoView = shown
  focusFirstInvalid(page.querySelector('form'))
  expect(shown).toHaveBeenCalledOnce()
  page.querySelector('#one')?.setAttribute('aria-invalid', 'true')
  focusFirstInvalid(page.querySelector('form'))
  expect(shown).toHaveBeenCalledOnce()
  expect(focusedId()).toBe('one')
})
