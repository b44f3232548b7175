import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { scriptsAfterPaint } from './scripts/lib/scripts-after-paint.ts'
import { compiledCatalogues, textsWithCode } from './scripts/lib/texts-with-code.ts'

/** Server function ids are a public contract: `/_serverFn/getJob`, not a hash. */
function readableFunctionId({ functionName }: { functionName: string }): string {
  return functionName.replace(/_createServerFn_handler$/, '')
}

/**
 * Pages were made of a hundred files, most of them below a kilobyte. What every page needs is one file; the small parts
 * that most pages share are another. What stands on few pages is left to the bundler.
 */
const CHUNKS = [
  { name: 'shell', tags: ['$initial' as const], priority: 3 },
  { name: 'queries', test: /@tanstack\/(react-query|query-core)\//u, priority: 2 },
  {
    name: 'parts',
    test: /\/lucide-react\/|\/screens\/late-part\.|\/src\/ui\/(banner|chip|data-list|empty-state|link-text|logo-tile|skeleton|tag)\./u,
    minShareCount: 4,
    priority: 1,
  },
  {
    name: 'job-words',
    test: /\/features\/jobs\/(filter-values|components\/list\/(filter-field|use-filter-label)|components\/detail\/(closed-notice|job-notices))\./u,
    priority: 1,
  },
]

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
    scriptsAfterPaint(),
  ],
  build: { sourcemap: true },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } },
    },
  },
})
