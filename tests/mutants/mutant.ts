/** Plants one fault: text in a file of the product that is put in place of other text, and the tests that must then fail. */
export type Mutant = {
  /** Unique, e.g. 'A07-unverified-address-is-linked'. The head of `bench/results/mutants-before.txt` tells of those that changed. */
  id: string
  /** The part of the specification, abuse case, fault, finding or house rule that it stands for, e.g. '1.M states', 'A7', 'F1', 'S57', 'house: layers'. */
  of: string
  /** Path in the project. */
  file: string
  /** Stands exactly once in the file. */
  find: string
  put: string
  /** The tests of the fast suite that must fail: a file, and a part of a test's name where one test of the file is meant. At least one of them must fail. */
  caughtBy: { file: string; title?: string }[]
}
