import { expect, test } from 'vitest'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { ComingArea } from './coming-area.tsx'

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test.each([['organizations', 'Organisations', ['/jobs', '/app/admin']]] as const)(
  'the area %s says that it is being built, what can be done today, and leads on',
  async (area, name, ways) => {
    await renderPage(<ComingArea area={area} />, { at: '/app/admin/anything' })
    expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy()
    expect(screen.getByText('This part is being built.')).toBeTruthy()
    expect(screen.getByText(/Today /)).toBeTruthy()
    expect(hrefs()).toEqual(ways)
  },
)
