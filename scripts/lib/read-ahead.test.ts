import { build } from 'vite'
import { expect, it } from 'vitest'
import { readAhead } from './read-ahead.ts'

it('a marked file says so in its first line, and its map leads to the same places as before', async () => {
  const entry = 'virtual:entry'
  const bundle = async (names: string[]) => {
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === entry ? id : undefined),
          load: (id) => (id === entry ? 'export const said = () => document.title\nsaid()\n' : undefined),
        },
        readAhead(new Set(names)),
      ],
      build: { write: false, sourcemap: true, rolldownOptions: { input: { index: entry } } },
    })
    const [{ output } = { output: [] }] = [result].flat().flatMap((one) => ('output' in one ? [one] : []))
    const [chunk] = output.flatMap((file) => (file.type === 'chunk' ? [file] : []))
    const map = output.find(({ fileName }) => fileName === chunk?.sourcemapFileName)
    const source = map?.type === 'asset' ? String(map.source) : '{}'
    return { code: chunk?.code ?? '', mappings: (JSON.parse(source) as { mappings: string }).mappings }
  }
  const [plain, marked] = [await bundle([]), await bundle(['index'])]
  expect(plain.code).not.toContain('//# allFunctions')
  expect(marked.code.startsWith('//# allFunctionsCalledOnLoad\n')).toBe(true)
  expect(marked.mappings).toBe(`;${plain.mappings}`)
})
