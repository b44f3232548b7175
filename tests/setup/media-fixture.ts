import { readFile } from 'node:fs/promises'

/** A small video of tests/fixtures/media, by its name. */
export function mediaFixture(name: string): Promise<Buffer> {
  return readFile(`tests/fixtures/media/${name}`)
}
