import { askToReload, loadDialog } from '~/ui/client/ask_to_reload'
import { whenMissing } from '~/ui/client/fetch_part'
import { pageVersion } from '~/ui/client/former_user'
import { whenAnswering } from '~/ui/client/line'
import { loadWhenIdle } from '~/ui/client/load_part'

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/**
 * A part of the program that does not come is waited for until the server answers, and asked for again. Where the server has another
 * build, the person is asked whether to load the page anew.
 */
whenMissing(async (address, times) => {
  const { standing, wasAway } = await whenAnswering()
  if (standing.version !== pageVersion()) {
    askToReload()
    throw new Error(`The server has another build than that of ${address}`)
  }
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (times - 1), LONGEST_PAUSE_MS)
  if (!wasAway) await new Promise((resolve) => setTimeout(resolve, pauseMs))
})
loadWhenIdle(() => Promise.all([loadDialog(), import('~/ui/client/missing_part')]))
