import type { RemoteSettings } from '../settings.js'
import { fetchFile } from './fetch_file.js'

/** Whether the provider still has a file that it made. */
export async function isReachable(address: string, settings: RemoteSettings): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(settings.timing.call)
    const answer = await fetchFile(address, settings, { method: 'HEAD', signal })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
