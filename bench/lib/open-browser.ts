import { chromium, type Browser } from '@playwright/test'
import { findBrowser } from '../../scripts/lib/browser.mjs'

/** The browser that the tests use, of this machine. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    // Chromium's own sandbox does not work for root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
}
