import type { Visitor } from './visitor.js'

/** How the server asks who one is. */
const NOT_CONFIRMED = 423

/** Makes a token as the profile page does. */
export async function makeToken(visitor: Visitor, abilities?: string[], name = 'Shop import') {
  const order = () => visitor.post('/api/tokens', { name, abilities })
  let response = await order()
  if (response.status === NOT_CONFIRMED) {
    // Benchmarks, which have just signed in, come here without the application that it needs.
    const { confirmPassword } = await import('./confirmed_session.js')
    await confirmPassword(visitor)
    response = await order()
  }
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
