/** Marks controls that stay where they are at the top of a page: messages stand below them, never over them. */
export const KEEP_CLEAR = { 'data-keep-clear': '' } as const
