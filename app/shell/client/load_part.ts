import { lazy } from 'react'
import { online } from './online'
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
 * React's `lazy` for a component that is fetched so when it is first shown, inside a `PartBoundary`. Without a network the rest
 * of the page stays, where React would take everything away.
 */
export const lazyPart: typeof lazy = (load) =>
  lazy(async () => {
    const part = await loadPart(load).catch(() => NEVER)
    // After React has heard of it.
    setTimeout(() => listeners.forEach((tell) => tell()))
    return part
  })

const listeners = new Set<() => void>()

/** Tells whenever a part has come. @returns what ends that */
export function onPartLoaded(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

const NEVER = new Promise<never>(() => {})

const pause = () => new Promise((resolve) => setTimeout(resolve, RETRY_MS))
