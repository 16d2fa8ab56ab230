import { isThisMachine } from './demo.js'

/**
 * Where something is called with a key or a password.
 *
 * @param name of the setting
 * @returns undefined where nothing is said
 * @throws Error in a sentence for the operator: what is no web address, or would have the key sent in clear
 */
export function credentialAddress(name: string, text?: string): string | undefined {
  if (!text) return undefined
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`${name} is no address: write it as https://api.example.com.`)
  }
  if (url.search || url.hash || url.username || url.password) {
    throw new Error(`${name} has more than host, port and path: write it as ${url.origin}.`)
  }
  if (url.protocol === 'http:' && !isThisMachine(url.hostname)) {
    throw new Error(
      `${name} is ${url.origin}, where a key would be sent in clear: write it with https. Only an address of this machine, such as http://127.0.0.1:4000, may begin with http.`
    )
  }
  return text
}

/**
 * The same of what can only be a whole host.
 * @throws Error in a sentence for the operator, also for an address with a path
 */
export function credentialOrigin(name: string, text?: string): string | undefined {
  const address = credentialAddress(name, text)
  if (!address) return undefined
  const { origin, pathname } = new URL(address)
  if (pathname === '/') return origin
  throw new Error(
    `${name} has the path ${pathname}, which calls would not go to: give it ${origin}, and a name of its own where a proxy has others.`
  )
}
