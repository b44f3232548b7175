import { expect, test } from 'vitest'
import { isRobot } from './is-robot.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

test.each([
  [FIREFOX, false],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['curl/8.14.1', true],
  ['', true],
])('%j is a robot: %s', (name, isOne) => {
  expect(isRobot(new Headers({ 'user-agent': name }))).toBe(isOne)
})
