import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderUi, screen } from '#tests/setup/render.tsx'
import { Avatar } from './avatar.tsx'
import { LogoTile } from './logo-tile.tsx'

test('a picture is shown with its text alternative', () => {
  renderUi(<Avatar name="Niamh Adeyemi" src="/files/niamh.webp" alt="Profile Picture" />)
  expect(screen.getByRole('img', { name: 'Profile Picture' }).getAttribute('src')).toBe('/files/niamh.webp')
})

test('beside the name a picture is silent', () => {
  const { container } = renderUi(<Avatar name="Niamh Adeyemi" src="/files/niamh.webp" />)
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('')
  expect(screen.queryByRole('img')).toBeNull()
})

test.each([
  ['Niamh Adeyemi', 'NA'],
  ['Élodie', 'É'],
  ['Jean-Luc de la Tour', 'JT'],
  ['  ', ''],
])('without a picture %j shows %j', (name, letters) => {
  const { container } = renderUi(<Avatar name={name} src={null} />)
  expect(container.querySelector<HTMLElement>('[data-letters]')?.dataset['letters']).toBe(letters)
  expect(container.textContent).toBe('')
})

test('the letters are a picture with a name where nothing else says who it is', () => {
  renderUi(<Avatar name="Niamh Adeyemi" alt="Niamh Adeyemi" />)
  expect(screen.getByRole('img', { name: 'Niamh Adeyemi' })).toBeTruthy()
})

/** As the server writes it: the test's browser does not know this way of writing a colour and drops it. */
const colours = (element: ReactNode) =>
  renderToStaticMarkup(element).match(/background-color:oklch\([^)]*\)/gu)

test('one name has one colour everywhere', () => {
  const [first, second] = colours([
    <Avatar key="1" name="Niamh Adeyemi" />,
    <Avatar key="2" name="Niamh Adeyemi" size="xl" />,
  ]) ?? ['', 'none']
  expect(first).toBe(second)
})

test('somebody anonymous shows no letter and no colour that a name could be guessed from', () => {
  const { container } = renderUi(<Avatar name={null} />)
  expect(container.textContent).toBe('')
  expect(colours(<Avatar name={null} />)).toBeNull()
})

test('an organisation without a logo shows a quiet building', () => {
  const { container } = renderUi(<LogoTile src={null} alt="Tidewall" />)
  expect(screen.getByRole('img', { name: 'Tidewall' })).toBeTruthy()
  expect(container.querySelector('svg')).toBeTruthy()
})

test('a logo is a picture', () => {
  renderUi(<LogoTile src="/files/logo.webp" alt="Tidewall" />)
  expect(screen.getByRole<HTMLImageElement>('img', { name: 'Tidewall' }).getAttribute('src')).toBe(
    '/files/logo.webp',
  )
})

test('an empty address is no picture', () => {
  const { container } = renderUi(
    <>
      <LogoTile src="" />
      <Avatar name="A" src="" />
    </>,
  )
  expect(container.querySelector('img')).toBeNull()
})
