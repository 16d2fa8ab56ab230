import { createMerchant } from '#tests/support/merchant'
import { photo } from '#tests/support/product'
import { signIn } from '#tests/support/sign_in'
import type { Visitor } from '#tests/support/visitor'

/** A signed-in client of a new merchant, with 5 image credits beside those of the welcome. */
export const merchant = async () => signIn(await createMerchant({ image: 5 }))

/** Uploads a picture as the screen does, as soon as it is chosen. */
export async function upload(visitor: Visitor, name = 'mug.jpg', bytes?: Buffer) {
  const form = new FormData()
  const file = new Uint8Array(bytes ?? (await photo()))
  form.append('image', new Blob([file], { type: 'image/jpeg' }), name)
  const response = await visitor.call('POST', '/api/editor/pictures', { form })
  return { status: response.status, ...(await response.json()) }
}

/** Has a picture changed; answers the status beside the body. */
export async function edit(visitor: Visitor, body: object, headers?: Record<string, string>) {
  const response = await visitor.post('/api/edit-image', body, { headers })
  return { status: response.status, ...(await response.json()) }
}

/** The same of enlarging. */
export async function upscale(visitor: Visitor, body: object) {
  const response = await visitor.post('/api/upscale-image', body)
  return { status: response.status, ...(await response.json()) }
}
