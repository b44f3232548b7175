import { onTestFinished } from 'vitest'

/** What every recorder of the test has seen when it stops. */
let seen = ''

class FakeTrack extends EventTarget {
  isOn = true
  stop() {
    this.isOn = false
  }
}

/** A stream that a video element takes, with tracks of our own. */
function buildStream(tracks: FakeTrack[]): MediaStream {
  return Object.assign(new MediaStream(), { getTracks: () => tracks })
}

class FakeRecorder extends EventTarget {
  static isTypeSupported = (mimeType: string) => mimeType === 'video/mp4'
  state: 'inactive' | 'recording' = 'inactive'
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    const data = new Blob([seen], { type: 'video/mp4' })
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }))
    this.dispatchEvent(new Event('stop'))
  }
}

type FakeCameraOptions = {
  /** What the browser answers instead of a picture; 'never' is a question nobody answers. */
  refusal?: string
  /** What the recorder has when it stops. */
  recorded?: string
}

/** A camera for one test. */
export function fakeCamera({ refusal, recorded = 'pictures' }: FakeCameraOptions = {}) {
  seen = recorded
  const tracks: FakeTrack[] = []
  const mediaDevices = {
    getUserMedia: () => {
      if (refusal === 'never') return new Promise(() => undefined)
      if (refusal) return Promise.reject(new DOMException('no', refusal))
      const opened = [new FakeTrack(), new FakeTrack()]
      tracks.push(...opened)
      return Promise.resolve(buildStream(opened))
    },
  }
  const before = { recorder: globalThis.MediaRecorder }
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true })
  Object.assign(globalThis, { MediaRecorder: FakeRecorder })
  onTestFinished(() => {
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true })
    Object.assign(globalThis, { MediaRecorder: before.recorder })
  })
  return {
    /** Whether any light is on. */
    isOn: () => tracks.some((track) => track.isOn),
    unplug: () => tracks.at(-1)?.dispatchEvent(new Event('ended')),
  }
}
