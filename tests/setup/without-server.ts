import type { Plugin } from 'vite'

const SERVER_FILE = /\.server\.ts$/u

/** Leaves the files of the server empty, as the browser's build leaves them out: what is drawn must not need them. */
export const withoutServer: Plugin = {
  name: 'without-server',
  enforce: 'pre',
  load: (id) => (SERVER_FILE.test(id) ? 'export {}' : null),
}
