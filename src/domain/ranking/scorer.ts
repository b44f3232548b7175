/** A score for every document of a collection, in its order; a higher one is better. */
export type Scorer = (query: string) => Float32Array
