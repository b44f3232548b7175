/** The package has no types: the official schema of JSON Resume with its own validator, which calls back before it returns. */
declare module '@jsonresume/schema' {
  export type Part = { properties?: Record<string, unknown>; items?: Part }
  export const schema: { properties: Record<string, Part> }
  export function validate(resume: unknown, callback: (faults: { property: string }[] | null) => void): void
}
