import { waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Preferences } from '#/domain/profile/profile-document.ts'
import { buildMyProfile, savedFields } from '#tests/fakes/fake-profile.ts'
import { YORK } from '#tests/fakes/fake-places.ts'
import { findPlace } from '#tests/setup/find-place.ts'
import {
  closedEntries,
  overwrite,
  renderProfilePart,
  renderProfileStep,
} from '#tests/setup/render-profile-step.tsx'
import { fill, screen } from '#tests/setup/render.tsx'
import { PayFields } from './pay-fields.tsx'
import { VisibilityFields } from './visibility-fields.tsx'

// The wire to the server; what the functions do behind it is tested beside them.
vi.mock('../profile.functions.ts', () => import('#tests/fakes/fake-profile.ts'))
vi.mock('#/platform/places/places.functions.ts', () => import('#tests/fakes/fake-places.ts'))

const button = (name: string) => screen.getByRole('button', { name })
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const number = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name })

const withWishes = (preferences: Partial<Preferences>) =>
  renderProfileStep(5, buildMyProfile({ preferences }))

const withPay = (preferences: Partial<Preferences>) =>
  renderProfilePart(5, (form) => <PayFields form={form} />, buildMyProfile({ preferences }))

test('work, places, pay and visibility share a page, and it is promised that nobody learns the amount', async () => {
  await renderProfileStep(5)
  expect(input('Titles you would like')).toBeTruthy()
  expect(button('Add a place')).toBeTruthy()
  expect(number('The least you would work for')).toBeTruthy()
  expect(screen.getByText(/^Only you see this figure/)).toBeTruthy()
  expect(screen.getByRole('radiogroup', { name: 'Visibility' })).toBeTruthy()
})

test('the first amount brings a currency and a period, which may be changed', async () => {
  const { user, leave } = await withPay({ minSalary: null, currency: null, salaryPeriod: null })
  await fill(user, number('The least you would work for'), '300')
  expect([list('Currency').value, list('Per').value]).toEqual(['GBP', 'Year'])
  await user.selectOptions(list('Currency'), 'EUR')
  await leave()
  expect(Object.assign({}, ...savedFields())).toEqual({
    minSalary: 300,
    currency: 'EUR',
    salaryPeriod: 'Year',
  })
})

test('an amount never overwrites the currency that was chosen', async () => {
  const { user } = await withPay({ minSalary: null, currency: 'NZD' })
  await fill(user, number('The least you would work for'), '9')
  expect(list('Currency').value).toBe('NZD')
})

test('up to five titles are taken, and each can be given back', async () => {
  const { user, leave } = await withWishes({ desiredTitles: ['a', 'b', 'c', 'd'] })
  const titles = input('Titles you would like')
  await user.type(titles, 'e,')
  expect(titles.readOnly).toBe(true)
  await user.click(button('Remove c'))
  await leave()
  expect(savedFields().at(-1)).toEqual({ desiredTitles: ['a', 'b', 'd', 'e'] })
})

test('hours, contract and place of work are kept in the order of the vocabulary', async () => {
  const empty = { jobTypes: [], jobDurations: [], workLocations: [] }
  const { user, leave } = await withWishes(empty)
  for (const name of ['Flexible hours', 'Full time', 'Permanent', 'Remote', 'On site']) {
    await user.click(screen.getByLabelText(name))
  }
  await leave()
  expect(Object.assign({}, ...savedFields())).toEqual({
    jobTypes: ['FullTime', 'Flexible'],
    jobDurations: ['Permanent'],
    workLocations: ['OnSite', 'Remote'],
  })
})

test('less than none, more than two years and half a week are no notice period', async () => {
  const { user, leave } = await withWishes({ noticePeriodWeeks: null })
  for (const weeks of ['-1', '105', '1.5']) {
    await overwrite(user, number('Notice period'), weeks)
    expect(await leave()).toEqual([])
    expect(screen.getByText('Give whole weeks, from 0 to 104')).toBeTruthy()
  }
})

test('no notice period at all is a notice period of 0 weeks only when one says so', async () => {
  const { user, leave } = await renderProfileStep(5)
  await user.clear(number('Notice period'))
  expect((await leave()).at(-1)).toEqual({ noticePeriodWeeks: null })
  await fill(user, number('Notice period'), '0')
  expect((await leave()).at(-1)).toEqual({ noticePeriodWeeks: 0 })
})

test('a place that is chosen brings its coordinates; one that is only typed says that distance is left out', async () => {
  const { user, leave } = await renderProfileStep(5)
  await user.click(button('Add a place'))
  await fill(user, list('Town'), 'York')
  await user.click(await findPlace(/^York/))
  await leave()
  const { label, lat, lng } = YORK
  expect(savedFields().at(-1)).toEqual({ places: [{ label, countryCode: 'GB', lat, lng }] })
  await overwrite(user, list('Town'), 'Yorkville Abbey')
  await user.click(button('Done'))
  expect(closedEntries('Places').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Yorkville Abbey.*distance not compared$/),
  ])
})

test('who sees the profile is one of four, each with what it means', async () => {
  const { user, leave } = await renderProfilePart(5, (form) => <VisibilityFields form={form} />)
  const choices = screen.getByRole('radiogroup', { name: 'Visibility' })
  expect(within(choices).getAllByRole('radio')).toHaveLength(4)
  await user.click(screen.getByText('Matched employers only'))
  await user.click(screen.getByRole('checkbox', { name: /^Stay anonymous until a match/ }))
  await leave()
  expect(Object.assign({}, ...savedFields())).toEqual({
    visibility: 'MatchedEmployers',
    anonymousUntilMatch: true,
  })
})

const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Employers who never see you' })
const found = async () =>
  within(await screen.findByRole('list', { name: 'Employers found' }))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)

test('an employer is found by the beginning of its name and kept away', async () => {
  const { user, leave } = await withWishes({ excludedEmployers: [] })
  await fill(user, search(), 'bath')
  await waitFor(async () => expect(await found()).toEqual(['Bath Bakery', 'Bath Bank']))
  await user.click(button('Bath Bank'))
  expect(search().value).toBe('')
  expect(button('Let Bath Bank see me again')).toBeTruthy()
  expect(document.activeElement).toBe(search())
  await leave()
  expect(savedFields().at(-1)).toEqual({ excludedEmployers: ['bank'] })
})

test('Enter takes the first employer found and does not leave the step', async () => {
  const { user, address } = await withWishes({ excludedEmployers: [] })
  await fill(user, search(), 'bath')
  await waitFor(async () => expect(await found()).toHaveLength(2))
  await user.keyboard('{Enter}')
  expect(button('Let Bath Bakery see me again')).toBeTruthy()
  expect(address()).toBe('/app/individual/profile/step5')
})

test('an employer that is kept away already is not offered again, and one of no such name is said to be none', async () => {
  const { user } = await withWishes({ excludedEmployers: ['acme'] })
  await fill(user, search(), 'acme')
  expect(await screen.findByText('No employer of that name')).toBeTruthy()
})

test('an employer is let in again, one that has left too', async () => {
  const { user, leave } = await withWishes({ excludedEmployers: ['acme', 'gone'] })
  await user.click(button('Let An employer that has left see me again'))
  await user.click(button('Let Acme see me again'))
  expect(document.activeElement).toBe(search())
  await leave()
  expect(savedFields().at(-1)).toEqual({ excludedEmployers: [] })
})

test('Finish leads to the finished profile', async () => {
  const { forward, address } = await renderProfileStep(5)
  await forward()
  await waitFor(() => expect(address()).toBe('/profile/niamh'))
})

test('what a choice means is said anew to somebody anonymous, whom no search engine lists', async () => {
  const { user } = await renderProfilePart(
    5,
    (form) => <VisibilityFields form={form} />,
    buildMyProfile({ preferences: { visibility: 'Public' } }),
  )
  expect(screen.getByRole('radio', { name: /^Public ?Anybody with the address/ })).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: /^Stay anonymous until a match/ }))
  expect(screen.queryByText('Anybody with the address.')).toBeNull()
  expect(screen.getAllByText(/^Employers find you among their candidates, without your name/)).toHaveLength(2)
  expect(screen.queryByRole('checkbox', { name: /^Let search engines/ })).toBeNull()
})

test('search engines are asked about where everybody may see the profile, and there alone', async () => {
  const { user, leave } = await renderProfilePart(
    5,
    (form) => <VisibilityFields form={form} />,
    buildMyProfile({ preferences: { visibility: 'SignedIn' } }),
  )
  expect(screen.queryByRole('checkbox', { name: /^Let search engines/ })).toBeNull()
  await user.click(screen.getByRole('radio', { name: /^Public/ }))
  await user.click(screen.getByRole('checkbox', { name: /^Let search engines/ }))
  await leave()
  expect(Object.assign({}, ...savedFields())).toMatchObject({ visibility: 'Public', searchEngines: true })
})
