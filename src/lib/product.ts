/** The product's name, wherever a person or a machine reads it. */
export const PRODUCT_NAME = 'Flightpath'

/** The default document title; pages with metadata of their own override it. */
export const PRODUCT_TITLE = `${PRODUCT_NAME} | Your AI career copilot`

/** The document title of a page that is called `page`. */
export const titleOf = (page: string): string => `${page} · ${PRODUCT_NAME}`
