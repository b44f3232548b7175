import { barsShare, lostText } from '../fixtures/lost-text.ts'
import { expect, test } from '../fixtures/test.ts'

const LONG = 'A sentence that is longer than the little box it stands in'

const LOST = {
  [`cut off: ${LONG}`]: `<p style="width: 4rem; overflow: hidden; white-space: nowrap">${LONG}</p>`,
  'cut off: second line': '<div style="height: 1.2em; overflow: clip">first line<br>second line</div>',
  'outside the page: Pay': '<p style="margin-left: -20px">Pay</p>',
  'on one another: Town / Country':
    '<div style="display: grid; grid-template-columns: 0 0"><b>Town</b><b>Country</b></div>',
}

for (const [found, html] of Object.entries(LOST)) {
  test(`found: ${found}`, async ({ page }) => {
    await page.setContent(html)
    expect(await lostText(page)).toEqual([found])
  })
}

const READ = {
  'what ends with an ellipsis': `<p style="width: 4rem; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${LONG}</p>`,
  'what can be scrolled to': `<p style="width: 4rem; overflow: auto; white-space: nowrap">${LONG}</p>`,
  'an item that a line has no room for':
    '<p style="display: flex; flex-wrap: wrap; width: 6.5rem; height: 1.2em; overflow: hidden"><b>6 of 7 skills</b><b>Remote</b></p>',
  'what is for ears': '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden">Skip</p>',
  'lines that are set close': `<p style="width: 9rem; line-height: 1">${LONG}</p>`,
}

for (const [name, html] of Object.entries(READ)) {
  test(`not lost: ${name}`, async ({ page }) => {
    await page.setContent(html)
    expect(await lostText(page)).toEqual([])
  })
}

test('bars count with the part of the screen they take', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 600 })
  const bar = '<div style="position: sticky; top: 0; height: 300px; background: grey">Bar</div>'
  await page.setContent(`<body style="margin: 0">${bar}<div style="height: 3000px">Page</div></body>`)
  expect(await barsShare(page)).toBeCloseTo(0.5, 1)
})
