import { CLIENT_MESSAGES } from '../messages/en/client'

const MESSAGES = CLIENT_MESSAGES.outdated

let asking: Promise<void> | null = null

/** Asks, over whatever is on screen, whether to load the page anew, since a part of the program does not come any more. */
export function askToReload(): void {
  // What the dialog needs may itself be missing, and would then ask.
  asking ??= ask().finally(() => {
    asking = null
  })
}

async function ask(): Promise<void> {
  try {
    const [{ offerReload }] = await loadDialog()
    offerReload()
  } catch {
    if (confirm(`${MESSAGES.title}\n\n${MESSAGES.body}\n\n${MESSAGES.action}?`)) location.reload()
  }
}

/** Fetches what asks, while it can be fetched. */
export function loadDialog() {
  return Promise.all([import('./outdated'), import('../overlays/dialog_frame')])
}
