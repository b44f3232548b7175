import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lateFileLists } from './scripts/lib/late-file-lists.ts'
import { lateImports } from './scripts/lib/late-imports.ts'
import { readAhead } from './scripts/lib/read-ahead.ts'
import { scriptsAfterPaint } from './scripts/lib/scripts-after-paint.ts'
import { compiledCatalogues, textsWithCode } from './scripts/lib/texts-with-code.ts'

/** Server function ids are a public contract: `/_serverFn/getJob`, not a hash. */
function readableFunctionId({ functionName }: { functionName: string }): string {
  return functionName.replace(/_createServerFn_handler$/, '')
}

/**
 * Pages were made of a hundred files, most of them below a kilobyte. What every page needs is three files, because a
 * browser runs a file in one go, and a finger waits for it (ADR 66); the small parts that most pages share are another,
 * and those that the list and a job share a third. What stands on few pages is left to the bundler.
 */
const CHUNKS = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//u, priority: 5 },
  {
    name: 'libraries',
    tags: ['$initial' as const],
    // The framework's start brings all of ours along.
    test: /\/node_modules\/(?!@tanstack\/(react-)?start)/u,
    priority: 4,
  },
  { name: 'shell', tags: ['$initial' as const], priority: 3 },
  { name: 'queries', test: /@tanstack\/(react-query|query-core)\//u, priority: 2 },
  {
    name: 'parts',
    test: /\/lucide-react\/|\/screens\/late-part\.|\/src\/ui\/(banner|chip|data-list|empty-state|link-text|logo-tile|skeleton|tag)\./u,
    minShareCount: 8,
    priority: 1,
  },
  {
    name: 'job-parts',
    test: /\/lucide-react\/dist\/esm\/icons\/(list|map)\.|\/(keep-clear|popover-state|data-list|video-player|iso-date|job-link)\.tsx?/u,
    priority: 1,
  },
  {
    name: 'job-words',
    test: /\/features\/jobs\/(filter-values|components\/list\/(filter-field|use-filter-label)|components\/detail\/(closed-notice|job-notices))\./u,
    priority: 1,
  },
]

/**
 * Every page names some three hundred files, and what tells a file from its other versions cannot be compressed. Seven
 * characters are 42 bits, the fewest that the bundler takes; its own eight cost every page half a kilobyte.
 */
const SCRIPT_NAME = 'assets/[name]-[hash:7].js'
/** Style sheets keep the bundler's own names: the server's build writes them a second time and must find the same. */
const FILE_NAMES = { entryFileNames: SCRIPT_NAME, chunkFileNames: SCRIPT_NAME }

/** What runs on every page, as a whole. */
const FIRST_FILES = ['react', 'libraries', 'index']
const IS_FIRST = new RegExp(`/(rolldown-runtime|${FIRST_FILES.join('|')})-[^/]+$`, 'u')

/** The server, and what starts it: one build, so that they share what both need. */
const SERVER_ENTRIES = { server: 'virtual:tanstack-start-server-entry', serve: './scripts/serve.ts' }

/**
 * Of packages of more than a hundred files, each of which Node looks up in a description of 180 kB: built in, because a
 * start would wait a second for that.
 */
const OFTEN_READ = ['drizzle-orm', '@better-auth/drizzle-adapter']

export default defineConfig({
  plugins: [
    tailwindcss(),
    tanstackStart({
      serverFns: { generateFunctionId: readableFunctionId },
      importProtection: { behavior: 'error' },
      router: {
        // A loader comes with its page, so that no page pays for the others' data.
        codeSplittingOptions: {
          defaultBehavior: [
            ['loader', 'component'],
            ['pendingComponent'],
            ['errorComponent'],
            ['notFoundComponent'],
          ],
        },
      },
    }),
    react(),
    textsWithCode(),
    compiledCatalogues(),
    lateImports(),
    lateFileLists((file) => IS_FIRST.test(file)),
    scriptsAfterPaint(),
    readAhead(new Set(FIRST_FILES)),
  ],
  build: {
    sourcemap: true,
  },
  environments: {
    ssr: {
      resolve: { noExternal: OFTEN_READ },
      build: { rolldownOptions: { input: SERVER_ENTRIES } },
    },
    client: {
      // The maps are beside the scripts; the lines that say so are a kilobyte of every page.
      build: {
        sourcemap: 'hidden',
        rolldownOptions: { output: { ...FILE_NAMES, codeSplitting: { groups: CHUNKS } } },
      },
    },
  },
})
