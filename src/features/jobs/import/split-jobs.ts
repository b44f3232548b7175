const MARK = /<!\[CDATA\[|<!--|<\?|<job(?=[\s>/])|<\/job\s*>/gi
const ENDS: Record<string, string> = { '<![CDATA[': ']]>', '<!--': '-->', '<?': '?>' }

/**
 * The `<job>` elements of a feed, each with its tags, in one pass over the text. A job that is never closed ends where
 * the next one begins. What stands between jobs is not looked at, so no document type and no entity of it counts.
 */
export function splitJobs(feed: string): string[] {
  const jobs: string[] = []
  let from: number | null = null
  MARK.lastIndex = 0
  for (let mark = MARK.exec(feed); mark; mark = MARK.exec(feed)) {
    const end = ENDS[mark[0].toUpperCase()]
    if (end !== undefined) {
      const at = feed.indexOf(end, MARK.lastIndex)
      if (at === -1) break
      MARK.lastIndex = at + end.length
    } else if (mark[0].startsWith('</')) {
      if (from !== null) jobs.push(feed.slice(from, MARK.lastIndex))
      from = null
    } else {
      if (from !== null) jobs.push(feed.slice(from, mark.index))
      from = mark.index
    }
  }
  return from === null ? jobs : [...jobs, feed.slice(from)]
}
