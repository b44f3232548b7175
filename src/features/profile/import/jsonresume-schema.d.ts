/** The package has no types: the official schema of JSON Resume with its own validator. */
declare module '@jsonresume/schema' {
  type Fault = { property: string; message: string }
  const resumeSchema: {
    validate: (resume: unknown, callback: (faults: Fault[] | null, isValid: boolean) => void) => void
  }
  export default resumeSchema
}
