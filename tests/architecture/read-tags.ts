import type { Argument, ObjectProperty } from 'oxc-parser'
import { parseSync, Visitor } from 'oxc-parser'
import { FLAKY, isRequirement, LONG } from '../../scripts/lib/ledger.mjs'
import type { SourceFile } from './source-files.ts'

/** A requirement that a test, or a group of tests, says it proves; `isLong` when the long run alone runs it. */
export type Tag = { id: string; file: string; isLong: boolean }

/**
 * Reads the tags of tests: `tags` of the unit tests' tool, and `tag` of the browser tests', whose tags begin with `@`.
 * Other values of that name belong to the product. A misspelt tag is found too: here if it begins with `@`, by the unit
 * tests' tool if it does not.
 */
export function readTags({ path, text }: SourceFile): Tag[] {
  if (!/\btags?: ?['[]/.test(text)) return []
  const found: Tag[] = []
  let longAround = 0
  new Visitor({
    CallExpression: ({ arguments: given }) => {
      const tags = given.flatMap(tagsOf)
      if (tags.includes(LONG)) longAround++
      const ids = tags.filter((tag) => tag !== LONG && tag !== FLAKY)
      found.push(...ids.map((id) => ({ id, file: path, isLong: longAround > 0 })))
    },
    'CallExpression:exit': ({ arguments: given }) => {
      if (given.flatMap(tagsOf).includes(LONG)) longAround--
    },
  }).visit(parseSync(path, text).program)
  return found
}

function tagsOf(given: Argument): string[] {
  if (given.type !== 'ObjectExpression') return []
  return given.properties.flatMap((property) => (property.type === 'Property' ? tagsIn(property) : []))
}

function tagsIn({ key, value }: ObjectProperty): string[] {
  if (key.type !== 'Identifier' || (key.name !== 'tag' && key.name !== 'tags')) return []
  const values = value.type === 'ArrayExpression' ? value.elements : [value]
  return values.flatMap((element) => {
    if (element?.type !== 'Literal' || typeof element.value !== 'string') return []
    const tag = element.value.replace(/^@/, '')
    return tag !== element.value || tag === LONG || isRequirement(tag) ? [tag] : []
  })
}
