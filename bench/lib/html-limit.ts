import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { ElementType, parseDocument } from 'htmlparser2'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

// What a page costs at least: `memory` sends its bytes as they are, `react` renders its elements anew for every request,
// without components, data, scripts or styles: `node bench/lib/html-limit.ts <memory|react> <file>`.

const [kind = '', file = ''] = process.argv.slice(2)
const html = readFileSync(file, 'utf8')
const LEFT_OUT = new Set(['script', 'style', 'noscript'])
const NAMES: Record<string, string> = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex' }

const toStyle = (text: string) =>
  Object.fromEntries(text.split(';').flatMap((rule) => (rule.includes(':') ? [rule.split(/:(.*)/s)] : [])))

const toProps = (attributes: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) =>
      name === 'style' ? ['style', toStyle(value)] : [NAMES[name] ?? name, value],
    ),
  )

type Node = ReturnType<typeof parseDocument>['children'][number]
type Made = string | { name: string; props: object; children: Made[] }

/** Attributes are read once; what is left to each request is what the markup of a component does. */
function read(node: Node): Made[] {
  if (node.type === ElementType.Text) return [node.data]
  if (node.type !== ElementType.Tag || LEFT_OUT.has(node.name)) return []
  return [{ name: node.name, props: toProps(node.attribs), children: node.children.flatMap(read) }]
}

const toElement = (made: Made): ReactNode =>
  typeof made === 'string'
    ? made
    : createElement(made.name, { ...made.props }, ...made.children.map(toElement))

const [page] = parseDocument(html).children.flatMap(read)
const render = () => `<!DOCTYPE html>${renderToString(page ? toElement(page) : null)}`
const bytes = Buffer.from(html)
const headers = { 'content-type': 'text/html; charset=utf-8' }

createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(kind === 'react' ? render() : bytes)
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('listening\n'))
