import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A mail as HTML: the whole document that a mail in `MailLayout` draws from its properties. */
export function renderMail<Props extends object>(mail: ComponentType<Props>, props: Props): string {
  return `<!doctype html>${renderToStaticMarkup(createElement(mail, props))}`
}
