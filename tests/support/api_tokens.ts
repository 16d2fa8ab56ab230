import { ensureConfirmed } from './confirmed_session.js'
import type { Visitor } from './visitor.js'

/** Makes a token as the profile page does. */
export async function makeToken(visitor: Visitor, abilities?: string[], name = 'Shop import') {
  await ensureConfirmed(visitor)
  const response = await visitor.post('/api/tokens', { name, abilities })
  const { token, accessToken } = await response.json()
  return { plain: token as string, id: accessToken.id as number, accessToken }
}

/** Calls the public API as a program does: without cookies. */
export function call(authorization: string | null, path = '/api/v1/credits', method = 'GET') {
  return fetch(new URL(path, `http://${process.env.HOST}:${process.env.PORT}`), {
    method,
    redirect: 'manual',
    headers: authorization === null ? {} : { authorization },
  })
}

export const statusFor = async (token: string) => (await call(`Bearer ${token}`)).status
