/** The head of an answer as it comes over a connection, but not the one that says go on; its status is the first group. */
export const ANSWER_HEAD = /^HTTP\/1\.1 (?!100)(\d{3})[\s\S]*?\r\n\r\n/gm

/** Writes heads of requests to a host; each of `lines` is a header. */
export const headsFor =
  (host: string) =>
  (first: string, ...lines: string[]): string =>
    [`${first} HTTP/1.1`, `Host: ${host}`, ...lines, '', ''].join('\r\n')

/** The head of a request; each of `lines` is a header. */
export const headOf = headsFor('localhost')
