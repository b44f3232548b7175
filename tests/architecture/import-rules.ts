import type { ImportEdge } from './read-imports.ts'

/** A rule forbids edges: `applies` picks the importing file, `forbids` the imported one. */
export type ImportRule = {
  name: string
  why: string
  applies: (edge: ImportEdge) => boolean
  forbids: (edge: ImportEdge) => boolean
}

const isTest = (path: string) => /\.(test|bench)\.tsx?$|^(tests|e2e|bench|scripts)\//.test(path)
const isProduct = (path: string) => path.startsWith('src/') && !isTest(path)
const isIn = (path: string, ...folders: string[]) =>
  folders.some((folder) => path.startsWith(`src/${folder}/`))
const isServerFile = (path: string) => /\.server\.tsx?$/.test(path)
const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1]
const isPackage = (path: string) => path.startsWith('npm:')

/** The layers from low to high. A file may import its own layer and those below it, and nothing above. */
const LAYERS = [
  ['lib', 'domain'],
  ['db', 'i18n', 'ui'],
  ['emails'],
  ['platform'],
  ['components'],
  ['features'],
  ['routes'],
]
/** What a layer of the same height may see of its neighbours. */
const NEIGHBOURS: Record<string, string[]> = { lib: [], domain: [], db: [], i18n: [], ui: [] }
/** The one step upward the house allows: the database reads the environment. */
const DB_MAY_SEE = 'src/platform/env/'

const heightOf = (path: string) => LAYERS.findIndex((layer) => isIn(path, ...layer))
const layerOf = (path: string) => LAYERS.flat().find((layer) => isIn(path, layer))

function goesUp({ from, to }: ImportEdge): boolean {
  const [low, high] = [heightOf(from), heightOf(to)]
  if (low < 0 || high < 0) return false
  if (isIn(from, 'db') && to.startsWith(DB_MAY_SEE)) return false
  const neighbours = NEIGHBOURS[layerOf(from) ?? '']
  if (low === high && neighbours)
    return layerOf(from) !== layerOf(to) && !neighbours.includes(layerOf(to) ?? '')
  return high > low
}

const MAY_IMPORT_SERVER_FILES =
  /\.(server|functions|middleware)\.tsx?$|^src\/routes\/(api|\(raw\))\/|^src\/server\.ts$/

/** Files of the auth, storage and http platforms that run on the server though their name does not say so. */
const isPlatform = (path: string) => isIn(path, 'platform')

/** Vendors that only one folder may know, so that they can be replaced there. */
const VENDOR_HOMES: Record<string, RegExp> = {
  'npm:better-auth': /^src\/platform\/auth\//,
  'npm:pg-boss': /^src\/platform\/tasks\//,
  'npm:nodemailer': /^src\/platform\/mailer\//,
  'npm:sharp': /^src\/platform\/(storage|media)\//,
  'npm:satori': /^src\/platform\/media\//,
  'npm:@react-pdf/renderer': /^src\/platform\/pdf\//,
  'npm:subset-font': /^src\/platform\/(?:media|pdf)\//,
  'npm:file-type': /^src\/platform\/media\//,
  'npm:@fastify/busboy': /^src\/platform\/incoming\//,
  'npm:@aws-sdk/client-s3': /^src\/platform\/storage\//,
  'npm:unpdf': /^src\/platform\/pdf-text\//,
  'npm:pino': /^src\/platform\/log\//,
  'npm:pg': /^src\/db\//,
  'npm:vanilla-cookieconsent': /^src\/platform\/consent\//,
}

export const IMPORT_RULES: ImportRule[] = [
  {
    name: 'imports go down only',
    why: 'lib and domain know nothing of screens; a screen may know everything below it',
    applies: ({ from }) => isProduct(from),
    forbids: goesUp,
  },
  {
    name: 'domain is pure',
    why: 'the rules run in the browser, on the server and in benchmarks alike',
    applies: ({ from }) => isProduct(from) && isIn(from, 'domain'),
    forbids: ({ to }) => (isPackage(to) ? to !== 'npm:zod' : !isIn(to, 'domain')),
  },
  {
    name: 'features do not know each other',
    why: 'two features meet in a route, or their shared rule moves down into the domain',
    applies: ({ from }) => isProduct(from) && featureOf(from) !== undefined,
    forbids: ({ from, to }) => featureOf(to) !== undefined && featureOf(to) !== featureOf(from),
  },
  {
    name: 'server files stay behind server functions',
    why: 'a *.server.ts value in a browser bundle is this stack’s recurring accident',
    applies: ({ from, kind }) =>
      kind === 'value' &&
      isProduct(from) &&
      !isPlatform(from) &&
      !isIn(from, 'db') &&
      !MAY_IMPORT_SERVER_FILES.test(from),
    forbids: ({ to }) => isServerFile(to),
  },
  {
    name: 'the database is imported by server files alone',
    why: 'SQL lives in *.server.ts and nowhere else',
    applies: ({ from, kind }) =>
      kind === 'value' && isProduct(from) && !isIn(from, 'db') && from !== 'src/server.ts',
    forbids: ({ from, to }) => isIn(to, 'db') && !isServerFile(from),
  },
  {
    name: 'server files render nothing',
    why: 'a query knows no screen',
    applies: ({ from }) => isProduct(from) && isIn(from, 'features') && isServerFile(from),
    forbids: ({ to }) =>
      isIn(to, 'ui', 'components') ||
      ['npm:react', 'npm:react-dom'].includes(to) ||
      to.endsWith('.queries.ts'),
  },
  {
    name: 'functions files are thin',
    why: 'a server function validates, calls one thing and answers',
    applies: ({ from, kind }) => kind === 'value' && from.endsWith('.functions.ts'),
    forbids: ({ to }) => isIn(to, 'ui', 'components', 'emails', 'db'),
  },
  {
    name: 'queries render nothing',
    why: 'a cache key has no look',
    applies: ({ from }) => from.endsWith('.queries.ts'),
    forbids: ({ to }) => isIn(to, 'ui', 'components'),
  },
  {
    name: 'vendors stay behind their platform folder',
    why: 'a vendor that one folder knows can be replaced there',
    applies: ({ from, kind }) => kind === 'value' && isProduct(from),
    forbids: ({ from, to }) => VENDOR_HOMES[to] !== undefined && !VENDOR_HOMES[to].test(from),
  },
  {
    name: 'the product does not import its tests',
    why: 'what is shipped stands without what proves it',
    applies: ({ from }) => isProduct(from),
    forbids: ({ to }) => isTest(to),
  },
]
