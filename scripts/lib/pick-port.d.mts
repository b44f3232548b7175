/** A port on which nothing listens and which no outgoing connection takes. */
export function pickPort(): Promise<number>
