import { lazy } from 'react'
import { CLIENT_TEXTS } from './texts'

const RETRIES = 3
const RETRY_MS = 1_000

/**
 * Fetches a part of the program that is loaded on first use, however the network is: without one it is waited for, and a server
 * that is being restarted is asked again.
 * @throws what the browser says of it when the server does not have it
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 0; ; tries++) {
    try {
      return await load()
    } catch (error) {
      if (tries >= RETRIES && navigator.onLine) {
        if (confirm(CLIENT_TEXTS.outdated)) location.reload()
        throw error
      }
      await (navigator.onLine ? pause() : online())
    }
  }
}

/**
 * React's `lazy` for a component that is fetched so when it is first shown. Without it the rest of the page stays, where React
 * would take everything away.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => loadPart(load).catch(() => NEVER))

const NEVER = new Promise<never>(() => {})

const pause = () => new Promise((resolve) => setTimeout(resolve, RETRY_MS))

const online = () =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
