import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi, screen } from '#tests/setup/render.tsx'
import { TabPanel, Tabs, type TabItem } from './tabs.tsx'

type Standing = 'liked' | 'matched' | 'suggested'
const ITEMS: readonly TabItem<Standing>[] = [
  { value: 'liked', label: 'Liked you', count: 3, countTone: 'beacon' },
  { value: 'matched', label: 'Matched', count: 0 },
  { value: 'suggested', label: 'Suggested' },
]

function Candidates({ onChange }: { onChange?: (value: Standing) => void }) {
  const [value, setValue] = useState<Standing>('liked')
  return (
    <Tabs
      label="Candidates"
      items={ITEMS}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
    >
      <TabPanel value="liked">Three people</TabPanel>
      <TabPanel value="matched">Nobody yet</TabPanel>
      <TabPanel value="suggested">Some ideas</TabPanel>
    </Tabs>
  )
}

const tab = (name: string) => screen.getByRole('tab', { name })

test('the list of tabs has a name, and each tab its count in its name', () => {
  renderUi(<Candidates />)
  expect(screen.getByRole('tablist', { name: 'Candidates' })).toBeTruthy()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Liked you3',
    'Matched0',
    'Suggested',
  ])
})

test('only the chosen panel is shown, named by its tab', async () => {
  const { user } = renderUi(<Candidates />)
  expect(screen.getByRole('tabpanel', { name: /Liked you/ }).textContent).toBe('Three people')
  await user.click(tab('Suggested'))
  expect(screen.getByRole('tabpanel', { name: 'Suggested' }).textContent).toBe('Some ideas')
  expect(screen.queryByText('Three people')).toBeNull()
})

test('the keyboard enters the list once, and arrows, Home and End move in it', async () => {
  const onChange = vi.fn<(value: Standing) => void>()
  const { user } = renderUi(<Candidates onChange={onChange} />)
  await user.tab()
  await user.keyboard('{ArrowRight}')
  await user.keyboard('{End}')
  await user.keyboard('{Home}')
  expect(onChange.mock.calls.flat()).toEqual(['matched', 'suggested', 'liked'])
  await user.tab()
  expect(document.activeElement?.getAttribute('role')).toBe('tabpanel')
})

test('pressing the tab one is on tells nothing', async () => {
  const onChange = vi.fn<(value: Standing) => void>()
  const { user } = renderUi(<Candidates onChange={onChange} />)
  await user.click(tab('Liked you 3'))
  expect(onChange).not.toHaveBeenCalled()
})

test('a value from an address that names no tab shows no panel and does not fail', () => {
  renderUi(
    <Tabs label="Candidates" items={ITEMS} value={'gone' as Standing} onValueChange={() => undefined}>
      <TabPanel value="liked">Three people</TabPanel>
    </Tabs>,
  )
  expect(screen.queryByText('Three people')).toBeNull()
  expect(screen.getAllByRole('tab')).toHaveLength(3)
})
