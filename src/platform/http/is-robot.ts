import { isbot } from 'isbot'

/** Whether a caller says by its User-Agent that it is a program. One that says nothing is taken for one too. */
export function isRobot(headers: Headers): boolean {
  const name = headers.get('user-agent')
  return !name || isbot(name)
}
