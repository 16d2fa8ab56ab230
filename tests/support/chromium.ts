import { chromium } from 'playwright'

/** Chromium as `npm test` found it, with what a container without GPU and without the internet needs. */
export function launchChromium() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
