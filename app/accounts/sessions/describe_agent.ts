import Bowser from 'bowser'
import { firstOf } from '#app/core/elements'
import { AGENT_MESSAGES } from '../messages/en/security_events.js'

/** A browser as its user knows it. */
export type Agent = {
  is_desktop: boolean
  platform: string
  browser: string
}

/** What a `User-Agent` header says of the browser that sent it. */
export function describeAgent(userAgent: string | null): Agent {
  if (!userAgent) return { is_desktop: false, platform: AGENT_MESSAGES.unknown, browser: '' }
  const parser = Bowser.getParser(userAgent)
  const type = parser.getPlatformType(true)
  return {
    is_desktop: type === 'desktop',
    platform: parser.getOSName() || AGENT_MESSAGES.unknown,
    browser: parser.getBrowserName() || firstOf(userAgent.split(/[/ ]/)).slice(0, 40),
  }
}

/** The same in a few words, e.g. `Firefox on Linux`. */
export function agentText(userAgent: string | null): string {
  const { browser, platform } = describeAgent(userAgent)
  return browser ? AGENT_MESSAGES.on(browser, platform) : platform
}
