/** Words that are written one behind the other. */
export const wordList = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))
