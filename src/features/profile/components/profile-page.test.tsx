import { waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anonymousDocument } from '#/domain/profile/anonymity/anonymous-document.ts'
import type { ProfileAccess } from '#/domain/profile/visibility.ts'
import { fetchTexts } from '#/i18n/texts-provider.tsx'
import { buildMyProfile, savedFields } from '#tests/fakes/fake-profile.ts'
import { buildWork } from '#tests/factories/build-profile-document.ts'
import { buildRedaction } from '#tests/factories/build-redaction.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { toAnonymousView, toProfileView, type ProfileView } from '../profile.view.ts'
import { CvPage } from './cv-page.tsx'
import { ProfilePage } from './profile-page.tsx'

// The wire to the server; what the functions do there is tested beside them.
vi.mock('../profile.functions.ts', () => import('#tests/fakes/fake-profile.ts'))

type Changes = Parameters<typeof buildMyProfile>[0]
type Access = Exclude<ProfileAccess, 'none'>

/** Niamh's profile as it leaves the server for somebody. */
function profileFor(access: Access, changes: Changes = {}): ProfileView {
  const { document, ...person } = buildMyProfile({
    phone: '+44 117 496 0000',
    links: { website: 'https://niamh.example/', linkedin: '', github: 'javascript:alert(1)', portfolio: '' },
    work: [
      buildWork({ summary: 'Kept Bath dry.', highlights: ['Built a wall', 'Built a gate'] }),
      buildWork({
        id: 'teach',
        position: 'Teacher',
        organization: 'Scouts',
        startDate: '2016-01',
        endDate: '2017-01',
        volunteer: true,
      }),
    ],
    certificates: [
      {
        id: 'c',
        name: 'First aid',
        issuer: 'Red Cross',
        date: '2024-05',
        expiryDate: '2027-05',
        url: 'https://cert.example/1',
      },
    ],
    ...changes,
  })
  const today = '2026-11-21'
  return access === 'anonymous'
    ? toAnonymousView(
        '~c',
        anonymousDocument(document, buildRedaction(document, { person }), () => true),
        {
          ...{ today, language: 'en' },
        },
      )
    : toProfileView(person, document, { access, today })
}

const EMPTY: Changes = {
  headline: '',
  bio: '',
  location: '',
  countryCode: null,
  work: [],
  education: [],
  certificates: [],
  languages: [],
  skills: [],
  sectors: [],
  phone: '',
  links: { website: '', linkedin: '', github: '', portfolio: '' },
}

const show = (profile: ProfileView, isOwn = false) => renderPage(<ProfilePage {...{ profile, isOwn }} />)
const entries = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

test('a profile begins with who it is, what they do, and where', async () => {
  await show(profileFor('profile'))
  expect(screen.getByRole('heading', { level: 1, name: 'Niamh Adeyemi' })).toBeTruthy()
  expect(screen.getByText('Drainage engineer')).toBeTruthy()
  expect(screen.getByText('Bath, United Kingdom')).toBeTruthy()
  expect(screen.getByText('5 years of experience')).toBeTruthy()
})

test('paid and voluntary work stand apart', async () => {
  await show(profileFor('profile'))
  expect(entries('Experience')).toEqual(['Drainage Engineer'])
  expect(entries('Voluntary work')).toEqual(['Teacher'])
  expect(screen.getByText('Jan 2021 – now')).toBeTruthy()
})

test('a role shows what was done there, line by line', async () => {
  await show(profileFor('profile'))
  const experience = within(screen.getByRole('region', { name: 'Experience' }))
  expect(experience.getByText('Kept Bath dry.')).toBeTruthy()
  expect(experience.getByText('Built a wall')).toBeTruthy()
  expect(experience.getByText('Harrow & Pike, Bristol')).toBeTruthy()
})

test('what somebody achieved twice in the same words is said once', async () => {
  await show(profileFor('profile', { work: [buildWork({ highlights: ['Built a wall', 'Built a wall'] })] }))
  expect(screen.getAllByText('Built a wall')).toHaveLength(1)
})

test('one address under two names is one link', async () => {
  const links = {
    website: 'https://niamh.example/',
    linkedin: '',
    github: '',
    portfolio: 'https://niamh.example/',
  }
  await show(profileFor('profile', { links }))
  expect(screen.getAllByRole('link', { name: 'niamh.example' })).toHaveLength(1)
})

test('links lead to the web and nowhere else', async () => {
  const { container } = await show(profileFor('profile'))
  expect(screen.getByRole('link', { name: 'niamh.example' }).getAttribute('href')).toBe(
    'https://niamh.example/',
  )
  expect(screen.getByRole('link', { name: 'cert.example/1' }).getAttribute('rel')).toBe('nofollow noopener')
  expect(container.innerHTML).not.toContain('javascript:')
})

test.each<[Access, boolean]>([
  ['contact', true],
  ['profile', false],
  ['anonymous', false],
])('with the right "%s" contact data is shown: %s', async (access, shown) => {
  const { container } = await show(profileFor(access))
  expect(screen.queryByRole('link', { name: 'niamh@example.com' }) !== null).toBe(shown)
  expect(container.innerHTML.includes('0117') || container.innerHTML.includes('496 0000')).toBe(shown)
})

test('a phone number can be called whatever it was written with', async () => {
  await show(profileFor('contact', { phone: '+44 (0)117 496-0000' }))
  expect(screen.getByRole('link', { name: '+44 (0)117 496-0000' }).getAttribute('href')).toBe(
    'tel:+4401174960000',
  )
})

test('somebody anonymous shows no name, picture, employer, school or link anywhere on the page', async () => {
  const { container } = await show(
    profileFor('anonymous', { bio: 'At Harrow & Pike I, Niamh, kept Bath dry.' }),
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Anonymous candidate' })).toBeTruthy()
  expect(container.innerHTML).not.toMatch(/Niamh|Adeyemi|Harrow|Leeds|niamh\.example|<img/)
  expect(entries('Experience')).toEqual(['Drainage Engineer'])
})

test('the own profile can be edited, and says who sees the contact data', async () => {
  await show(profileFor('contact'), true)
  expect(screen.getByRole('link', { name: 'Edit profile' }).getAttribute('href')).toBe(
    '/app/individual/profile/step1',
  )
  expect(screen.getByText('Only you, employers you matched with and administrators see this.')).toBeTruthy()
})

test('the profile of somebody else cannot be edited', async () => {
  await show(profileFor('contact'))
  expect(screen.queryByRole('link', { name: 'Edit profile' })).toBeNull()
  expect(screen.getByRole('link', { name: 'View CV' }).getAttribute('href')).toBe('/profile/cv/niamh')
})

test('an empty profile of one’s own says where to begin', async () => {
  await show(profileFor('contact', EMPTY), true)
  expect(screen.getByRole('heading', { name: 'Your profile is still empty' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Begin' })).toBeTruthy()
})

test('an empty profile of somebody else says so and offers nothing', async () => {
  await show(profileFor('profile', EMPTY))
  expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Begin' })).toBeNull()
})

test('what somebody wants and earns is nowhere on the page', async () => {
  const { container } = await show(profileFor('contact'), true)
  expect(container.textContent).not.toMatch(/50[,.]?000|GBP|Civil Engineer\b/)
})

test('text with markup is text', async () => {
  const { container } = await show(profileFor('profile', { bio: '<img src=x onerror=alert(1)>' }))
  expect(container.querySelector('img')).toBeNull()
})

const showCv = (profile: ProfileView, isOwn = false) =>
  renderPage(<CvPage {...{ profile, isOwn }} offeredLanguages={['en', 'fr']} />)

test('a CV is one sheet with name, contact, roles by year, skills and languages', async () => {
  await showCv(profileFor('contact'))
  const sheet = within(screen.getByRole('article'))
  expect(sheet.getByRole('heading', { level: 1, name: 'Niamh Adeyemi' })).toBeTruthy()
  expect(sheet.getByRole('link', { name: 'niamh@example.com' })).toBeTruthy()
  expect(sheet.getByText('2021 – now')).toBeTruthy()
  expect(sheet.getByText('Hydraulic modelling, NEC4, Python, GIS, AutoCAD')).toBeTruthy()
  expect(sheet.getByText(/^English C2/)).toBeTruthy()
})

test('a CV speaks its own language, and what stands round it the reader’s', async () => {
  await fetchTexts('fr')
  await showCv({ ...profileFor('contact'), cvLanguage: 'fr' }, true)
  const sheet = within(screen.getByRole('article'))
  expect(screen.getByRole('article').lang).toBe('fr-FR')
  expect(sheet.getByRole('heading', { level: 2, name: 'Expérience' })).toBeTruthy()
  expect(sheet.getByText('2021 – aujourd’hui')).toBeTruthy()
  expect(sheet.getByText(/^Bath, Royaume-Uni/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy()
})

test('its owner chooses the language of a CV, and nobody else', async () => {
  const { user, unmount } = await showCv(profileFor('contact'), true)
  const choice = screen.getByRole('combobox', { name: 'Language of the CV' })
  await user.selectOptions(choice, 'Français')
  await waitFor(() => expect(savedFields().at(-1)).toEqual({ cvLanguage: 'fr' }))
  unmount()
  await showCv(profileFor('contact'))
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('a CV is printed by its button', async () => {
  const print = vi.fn<() => void>()
  Object.assign(window, { print })
  const { user } = await showCv(profileFor('contact'), true)
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('an anonymous CV names nobody and no school', async () => {
  const { container } = await showCv(profileFor('anonymous'))
  expect(container.innerHTML).not.toMatch(/Niamh|Adeyemi|Harrow|Leeds|mailto:/)
})

test('an empty CV is a sheet with a name and no empty section', async () => {
  await showCv(profileFor('contact', EMPTY))
  const sheet = within(screen.getByRole('article'))
  expect(sheet.queryAllByRole('heading', { level: 2 })).toEqual([])
})

test('a blank CV of one’s own says where its words come from, and to nobody else', async () => {
  const { unmount } = await renderPage(
    <CvPage profile={profileFor('contact', EMPTY)} isOwn offeredLanguages={['en']} />,
  )
  const begin = screen.getByRole('link', { name: 'Begin your profile' })
  expect(begin.getAttribute('href')).toBe('/app/individual/profile/step1')
  unmount()
  await renderPage(<CvPage profile={profileFor('profile', EMPTY)} isOwn={false} offeredLanguages={['en']} />)
  expect(screen.queryByRole('link', { name: 'Begin your profile' })).toBeNull()
})
