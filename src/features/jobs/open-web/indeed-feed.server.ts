import { setImmediate } from 'node:timers/promises'
import { baseUrl } from '#/platform/env/env.server.ts'
import { answerStream } from '#/platform/http/streamed-document.server.ts'
import { descriptionHtml } from './description-html.ts'
import { toIndeedJob, type IndeedJob } from './indeed-job.ts'
import { readOpenJobs } from './open-jobs.server.ts'
import { writeIndeedFeed } from './write-indeed-feed.ts'

/** Between two descriptions everybody else has a turn. */
async function* indeedJobs(): AsyncGenerator<IndeedJob> {
  for await (const job of readOpenJobs()) {
    yield toIndeedJob(job, { baseUrl: baseUrl(), descriptionHtml: descriptionHtml(job) })
    await setImmediate()
  }
}

/**
 * Answers every open job in the form that job boards of Indeed's kind read. A few jobs are in memory at once,
 * however many there are.
 */
export async function answerIndeedFeed(request: Request): Promise<Response> {
  const pieces = writeIndeedFeed(indeedJobs(), { baseUrl: baseUrl(), now: new Date() })
  return answerStream(request, { pieces, contentType: 'application/xml; charset=utf-8' })
}
