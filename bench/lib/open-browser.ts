import { chromium, type Browser } from '@playwright/test'
import { findBrowser } from '../../scripts/lib/browser.mjs'

/** The browser that the tests use, of this machine; letters lie as they do on telephones, between pixels. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--font-render-hinting=none',
      // Chromium's own sandbox does not work for root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
}
