/**
 * A script that must run before zod does. Zod tries whether it may compile code from text; the content security policy
 * refuses that and would report every page.
 * @see https://zod.dev/api#jitless
 */
export const ZOD_WITHOUT_EVAL = 'globalThis.__zod_globalConfig={jitless:true}'
