import Bowser from 'bowser'

/** Browser and system of a user agent, e.g. `Firefox on Linux`. */
export function describeAgent(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device'
  const { browser, os } = Bowser.parse(userAgent)
  const known = [browser.name, os.name].filter(Boolean)
  return known.length === 0 ? 'Unknown device' : known.join(' on ')
}
