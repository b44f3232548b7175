import { XMLBuilder } from 'fast-xml-parser'
import { PRODUCT_NAME } from '#/lib/product.ts'
import { xmlText } from '#/lib/xml-text.ts'
import type { IndeedJob } from './indeed-job.ts'

const CDATA = '#cdata'
const builder = new XMLBuilder({ cdataPropName: CDATA, suppressEmptyNode: false })

/** One job as an element; every field is CDATA. Whatever the fields hold, the element is well-formed. */
function indeedJobXml(job: IndeedJob): string {
  const fields = Object.entries(job).map(([name, text]) => [name, { [CDATA]: xmlText(text) }])
  return `${builder.build({ job: Object.fromEntries(fields) })}\n`
}

type About = { baseUrl: string; now: Date }

/** The whole document, job by job: nothing of it is held. */
export async function* writeIndeedFeed(
  jobs: AsyncIterable<IndeedJob>,
  { baseUrl, now }: About,
): AsyncGenerator<string> {
  const head = { publisher: PRODUCT_NAME, publisherurl: baseUrl, lastBuildDate: now.toUTCString() }
  yield `<?xml version="1.0" encoding="utf-8"?>\n<source>\n${builder.build(head)}\n`
  for await (const job of jobs) yield indeedJobXml(job)
  yield '</source>\n'
}
