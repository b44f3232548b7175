import { expect, test } from 'vitest'
import { answerPersonalDocument } from './personal-document.server.ts'

const CONTENT = '{"é":1}'
const FILE = { makeContent: () => CONTENT, contentType: 'application/json', fileName: 'Zoë CV.json' }
const ask = (method: string) => new Request('http://localhost:3000/profile/cv/1/resume.json', { method })

test('what is made for one reader is saved under its name, kept by nobody on the way and listed nowhere', async () => {
  const answer = await answerPersonalDocument(ask('GET'), FILE)
  expect(await answer.text()).toBe(CONTENT)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'content-length': '8',
    'content-disposition': `attachment; filename="Zoe CV.json"; filename*=UTF-8''Zo%C3%AB%20CV.json`,
  })
})

test('HEAD is answered without it, and it is not made', async () => {
  const makeContent = () => expect.unreachable()
  const answer = await answerPersonalDocument(ask('HEAD'), { ...FILE, makeContent })
  expect(await answer.text()).toBe('')
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(answer.headers.has('content-length')).toBe(false)
})
