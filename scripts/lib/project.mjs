import { delimiter, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's directory. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** A path inside the project. */
export const inProject = (...parts) => join(root, ...parts)

/** The path of a file as it stands in the project, with slashes on every system. */
export const inRoot = (path) => relative(root, path).split(sep).join('/')

/** The environment for our tools: their own Node and each other come first on the path. */
export function toolEnvironment(extra = {}) {
  return {
    ...process.env,
    PATH: `${inProject('node_modules', '.bin')}${delimiter}${process.env.PATH}`,
    ...extra,
  }
}
