import { expect, test } from 'vitest'
import { aroundPreload, countBareImports } from './late-imports.ts'

test('loadPart is put round the helper by which the bundler loads late code', () => {
  const code = aroundPreload('const seen = {};export const __vitePreload = function preload(load) {}')
  expect(code).toMatch(/^import \{ loadPart \} from ".*\/src\/lib\/load-part\.ts"/)
  expect(code).toMatch(/^import \{ lateFiles \} from ".*\/src\/lib\/late-files\.ts"/m)
  expect(code).toContain('const preload = function preload(load) {}')
  expect(code.match(/export/g)).toHaveLength(1)
})

test('a bundler that names its helper in another way stops the build', () => {
  expect(() => aroundPreload('export function load() {}')).toThrow('another way')
})

test('an import that goes past the helper is seen', () => {
  const through = 'const a = p(() => import("./a.js"), __VITE_PRELOAD__)'
  expect(countBareImports(through)).toBe(0)
  expect(countBareImports(`${through};import("./b.js")`)).toBe(1)
  expect(countBareImports('import { a } from "./a.js"; import.meta.url')).toBe(0)
})
