/**
 * Where a browser of this machine reaches what listens on an address: `0.0.0.0` and `::` are all of the machine's, and no name of any.
 *
 * @param host a name or an address, as in `HOST`
 */
export function addressOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Of what a host knows where its own installation answers. */
interface Host {
  /** `PROCESSES`: what runs on it; web process and worker, if missing. */
  processes: string | undefined
  host: string
  port: number
  /** Where browsers reach the installation. */
  appUrl: string
}

/**
 * Where an installation reaches itself, as what plays a payment provider has to: the web process of the same host, else, on one that runs workers alone,
 * as browsers do.
 */
export function ownAddress({ processes, host, port, appUrl }: Host): string {
  if (processes && !processes.includes('web')) return appUrl
  return addressOf(host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host, port)
}

/**
 * The public address of an installation, without the slash at its end: pages, cookies and the public API stand at the root of a host.
 *
 * @throws Error in a sentence for the operator
 */
export function publicAddress(text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`APP_URL is "${text}": write it as https://vitrine.example.com.`)
  }
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new Error(
      `APP_URL is "${text}", but Vitrine needs a host (or a port) of its own: give it ${url.origin}, and a name of its own where the proxy has others.`
    )
  }
  return url.origin
}
