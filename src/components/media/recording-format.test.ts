import { expect, test } from 'vitest'
import { VIDEO_SECONDS_MAX } from '#/domain/media/upload-rules.ts'
import { chooseFormat } from './recording-format.ts'
import { COUNTDOWN_SECONDS, RECORDING_SECONDS_MAX } from './recording-limits.ts'

const choiceOf = (...supported: string[]) => chooseFormat((mimeType) => supported.includes(mimeType))

test('mp4 is preferred, then webm with h264, then webm', { tags: ['R123'] }, () => {
  const webm = ['video/webm']
  const h264 = [...webm, 'video/webm;codecs=h264']
  const mp4 = [...h264, 'video/mp4']
  expect(choiceOf(...mp4)).toEqual({ mimeType: 'video/mp4', extension: 'mp4' })
  expect(choiceOf(...h264)).toEqual({ mimeType: 'video/webm;codecs=h264', extension: 'webm' })
  expect(choiceOf(...webm)).toEqual({ mimeType: 'video/webm', extension: 'webm' })
})

test('among mp4 the codecs come first that most players know', () => {
  expect(chooseFormat(() => true)?.mimeType).toBe('video/mp4;codecs=avc1,mp4a.40.2')
  expect(choiceOf('video/mp4', 'video/mp4;codecs=avc1,opus')?.mimeType).toBe('video/mp4;codecs=avc1,opus')
})

test('a browser that can write none of them cannot record', () => {
  expect(choiceOf('video/x-matroska', 'audio/webm')).toBeNull()
})

test('it begins after three seconds, and ends where the storage would refuse it', () => {
  expect(COUNTDOWN_SECONDS).toBe(3)
  expect(RECORDING_SECONDS_MAX).toMatchObject(VIDEO_SECONDS_MAX)
})
