import { waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { buildMyProfile, savedFields } from '#tests/fakes/fake-profile.ts'
import { renderProfileStep } from '#tests/setup/render-profile-step.tsx'
import { screen } from '#tests/setup/render.tsx'

// The wire to the server; what the functions do behind it is tested beside them.
vi.mock('../profile.functions.ts', () => import('#tests/fakes/fake-profile.ts'))

const button = (name: string) => screen.getByRole('button', { name })
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const number = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name })

const NO_PAY = { preferences: { minSalary: null, currency: null, salaryPeriod: null } } as const

test('the first amount brings a currency and a period, which may be changed', async () => {
  const { user, leave } = await renderProfileStep(5, buildMyProfile(NO_PAY))
  await user.type(number('The least you would work for'), '300')
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
  const { user } = await renderProfileStep(
    5,
    buildMyProfile({ preferences: { minSalary: null, currency: 'NZD' } }),
  )
  await user.type(number('The least you would work for'), '9')
  expect(list('Currency').value).toBe('NZD')
})

test('it is promised that nobody learns the amount', async () => {
  await renderProfileStep(5)
  expect(screen.getByText(/^Only you see this figure/)).toBeTruthy()
})

test('up to five titles are taken, and each can be given back', async () => {
  const { user, leave } = await renderProfileStep(5, buildMyProfile({ preferences: { desiredTitles: [] } }))
  const titles = input('Titles you would like')
  await user.type(titles, 'a,b,c,d,e,')
  expect(titles.readOnly).toBe(true)
  await user.click(button('Remove c'))
  await leave()
  expect(savedFields().at(-1)).toEqual({ desiredTitles: ['a', 'b', 'd', 'e'] })
})

test('hours, contract and place of work are kept in the order of the vocabulary', async () => {
  const empty = { jobTypes: [], jobDurations: [], workLocations: [] }
  const { user, leave } = await renderProfileStep(5, buildMyProfile({ preferences: empty }))
  for (const name of ['Flexible hours', 'Full time', 'Permanent', 'Remote', 'On site']) {
    await user.click(screen.getByRole('checkbox', { name }))
  }
  await leave()
  expect(Object.assign({}, ...savedFields())).toEqual({
    jobTypes: ['FullTime', 'Flexible'],
    jobDurations: ['Permanent'],
    workLocations: ['OnSite', 'Remote'],
  })
})

test.each(['-1', '105', '1.5'])('a notice period of %s weeks is refused', async (weeks) => {
  const { user, leave } = await renderProfileStep(
    5,
    buildMyProfile({ preferences: { noticePeriodWeeks: null } }),
  )
  await user.type(number('Notice period'), weeks)
  expect(await leave()).toEqual([])
  expect(screen.getByText('Give whole weeks, from 0 to 104')).toBeTruthy()
})

test('no notice period at all is a notice period of 0 weeks only when one says so', async () => {
  const { user, leave } = await renderProfileStep(5)
  await user.clear(number('Notice period'))
  expect((await leave()).at(-1)).toEqual({ noticePeriodWeeks: null })
  await user.type(number('Notice period'), '0')
  expect((await leave()).at(-1)).toEqual({ noticePeriodWeeks: 0 })
})

test('a place we know brings its coordinates; one we do not says that distance is left out', async () => {
  const { user, leave } = await renderProfileStep(5)
  await user.click(button('Add a place'))
  await user.type(list('Town'), 'York')
  await leave()
  expect(savedFields().at(-1)).toEqual({
    places: [{ label: 'York', countryCode: 'GB', lat: 53.96, lng: -1.087 }],
  })
  await user.type(list('Town'), 'ville Abbey')
  await user.click(button('Done'))
  const places = within(screen.getByRole('region', { name: 'Places' }))
  expect(places.getByRole('button', { expanded: false }).textContent).toMatch(
    /^Yorkville Abbey.*distance not compared$/,
  )
})

test('who sees the profile is one of four, each with what it means', async () => {
  const { user, leave } = await renderProfileStep(5)
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
  const { user, leave } = await renderProfileStep(
    5,
    buildMyProfile({ preferences: { excludedEmployers: [] } }),
  )
  await user.type(search(), 'bath')
  await waitFor(async () => expect(await found()).toEqual(['Bath Bakery', 'Bath Bank']))
  await user.click(button('Bath Bank'))
  expect(search().value).toBe('')
  expect(button('Let Bath Bank see me again')).toBeTruthy()
  expect(document.activeElement).toBe(search())
  await leave()
  expect(savedFields().at(-1)).toEqual({ excludedEmployers: ['bank'] })
})

test('Enter takes the first employer found and does not leave the step', async () => {
  const { user, address } = await renderProfileStep(
    5,
    buildMyProfile({ preferences: { excludedEmployers: [] } }),
  )
  await user.type(search(), 'bath')
  await waitFor(async () => expect(await found()).toHaveLength(2))
  await user.keyboard('{Enter}')
  expect(button('Let Bath Bakery see me again')).toBeTruthy()
  expect(address()).toBe('/app/individual/profile/step5')
})

test('an employer that is kept away already is not offered again, and one of no such name is said to be none', async () => {
  const { user } = await renderProfileStep(
    5,
    buildMyProfile({ preferences: { excludedEmployers: ['acme'] } }),
  )
  await user.type(search(), 'acme')
  expect(await screen.findByText('No employer of that name')).toBeTruthy()
})

test('an employer is let in again, one that has left too', async () => {
  const mine = buildMyProfile({ preferences: { excludedEmployers: ['acme', 'gone'] } })
  const { user, leave } = await renderProfileStep(5, mine)
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
