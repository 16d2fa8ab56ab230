import { showToast } from '../overlays/toast'
import { ApiError } from './api_error'
import { getJson } from './json'
import { CLIENT_MESSAGES } from '../messages/en/client'

/**
 * Has the browser save the file behind an address. The server is asked first whether it has one: of a download that fails a
 * browser says only that it failed.
 * @param name to save it under where the server gives it none
 * @returns whether there was one; else the server's reason has been told
 */
export async function saveFile(url: string, name = ''): Promise<boolean> {
  const asked = await fetch(url, { method: 'HEAD' }).catch(() => null)
  if (!asked?.ok) {
    const reason = await reasonFor(url)
    void showToast('error', reason, { id: 'save' })
    return false
  }
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  return true
}

/** The server's sentence, which an answer to HEAD cannot have. */
async function reasonFor(url: string): Promise<string> {
  try {
    await getJson(url)
    return CLIENT_MESSAGES.failed
  } catch (error) {
    return error instanceof ApiError ? error.message : CLIENT_MESSAGES.failed
  }
}
