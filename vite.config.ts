import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledCatalogues, textsWithCode } from './scripts/lib/texts-with-code.ts'

/** Server function ids are a public contract: `/_serverFn/getJob`, not a hash. */
function readableFunctionId({ functionName }: { functionName: string }): string {
  return functionName.replace(/_createServerFn_handler$/, '')
}

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
  ],
  build: { sourcemap: true },
})
