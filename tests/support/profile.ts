import type User from '#app/accounts/models/user'
import type { Visitor } from './visitor.js'

const PATH = '/user/profile-information'

/** As the screen sends it: a POST that says PUT inside. */
export function profileForm(
  fields: Record<string, string>,
  file?: { bytes: Uint8Array; name: string }
) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ _method: 'PUT', ...fields }))
    form.append(name, value)
  if (file) form.append('photo', new Blob([new Uint8Array(file.bytes)]), file.name)
  return form
}

/** Sends a profile photo as the screen does. */
export async function sendPhoto(
  visitor: Visitor & { user: User },
  bytes: Uint8Array,
  name = 'me.jpg'
) {
  const { name: own, email } = visitor.user
  const form = profileForm({ name: own, email }, { bytes, name })
  const response = await visitor.call('POST', PATH, { form })
  return { status: response.status, body: await response.json() }
}
