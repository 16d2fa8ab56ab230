/** Owner of the public samples; nobody can sign in as it. */
export const SAMPLES_OWNER = { name: 'Vitrine', email: 'samples@vitrine.localhost' } as const

/** Who a newcomer signs in as; never made in production. */
export const DEMO_MERCHANT = {
  name: 'Demo Merchant',
  email: 'demo@vitrine.localhost',
  password: 'demo-merchant',
}

/**
 * Whether the demo merchant, whose password everybody knows, may be made and sign in: not in production, nor where an `APP_URL`
 * names more than this machine. `npm start` runs the application as production in any case and tells it by `DEMO_MERCHANT`
 * what the operator said.
 *
 * @param env the environment to go by
 */
export function isDemoOpen(env: NodeJS.ProcessEnv = process.env): boolean {
  if (env.DEMO_MERCHANT) return env.DEMO_MERCHANT === 'open'
  return env.NODE_ENV !== 'production' && (!env.APP_URL || isThisMachine(hostOf(env.APP_URL)))
}

/** Whether these are the demo merchant's address, or the password that everybody knows, where neither opens anything. */
export function isClosedDemo(email: string, password?: string): boolean {
  const isDemo = email === DEMO_MERCHANT.email || password === DEMO_MERCHANT.password
  return isDemo && !isDemoOpen()
}

/**
 * Whether a name or address, as in a URL or in `HOST`, leads to this machine and nowhere else.
 */
export function isThisMachine(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127\./.test(name)
  )
}

/** Empty for what is no URL, which is refused elsewhere. */
function hostOf(url: string): string {
  return URL.parse(url)?.hostname ?? ''
}
