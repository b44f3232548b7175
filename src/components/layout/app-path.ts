import type { RegisteredRouter } from '@tanstack/react-router'

/** A route with something in the place of each of its parameters, and without the slash of an index at its end. */
type Filled<Route extends string> = Route extends `${infer Before}$${infer After}`
  ? After extends `${string}/${infer Rest}`
    ? `${Before}${string}/${Filled<Rest>}`
    : `${Before}${string}`
  : Route extends `/${infer Path}/`
    ? `/${Path}`
    : Route

/** The path of a page of the product. */
export type AppPath = Filled<Extract<keyof RegisteredRouter['routesByPath'], string>>
