import env from '#start/env'
import type { AnalyticsSettings } from '#app/analytics/settings'

const DEFAULT_POSTHOG_HOST = 'https://us.i.posthog.com'

/** Null when nothing is configured: then no third party is loaded, asked or told anything. */
export const analytics: AnalyticsSettings | null = read()

/**
 * Addresses that the browser may load from or send to, by directive of the Content-Security-Policy; empty when nothing
 * is configured.
 */
export function analyticsSources(settings: AnalyticsSettings | null) {
  const google = settings?.googleAds ? GOOGLE : NONE
  const meta = settings?.metaPixelId ? META : NONE
  const posthog = settings?.posthog ? [new URL(settings.posthog.host).origin] : []
  return {
    scriptSrc: [...google.script, ...meta.script],
    imgSrc: [...google.send, ...meta.send],
    connectSrc: [...google.send, ...meta.send, ...posthog],
    frameSrc: [...google.frame, ...meta.frame],
  }
}

const NONE = { script: [], send: [], frame: [] }

const GOOGLE = {
  script: ['https://www.googletagmanager.com'],
  send: [
    'https://www.googletagmanager.com',
    'https://www.google.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
  ],
  frame: ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
}

const META = {
  script: ['https://connect.facebook.net'],
  send: ['https://www.facebook.com'],
  frame: [],
}

function read(): AnalyticsSettings | null {
  const key = env.get('POSTHOG_KEY')
  const ads = { id: env.get('GOOGLE_ADS_ID'), label: env.get('GOOGLE_ADS_LABEL') }
  if (Boolean(ads.id) !== Boolean(ads.label)) {
    throw new Error('GOOGLE_ADS_ID and GOOGLE_ADS_LABEL are needed together')
  }
  const settings: AnalyticsSettings = {
    posthog: key ? { key, host: env.get('POSTHOG_HOST', DEFAULT_POSTHOG_HOST) } : null,
    googleAds: ads.id && ads.label ? { id: ads.id, label: ads.label } : null,
    metaPixelId: env.get('META_PIXEL_ID') || null,
    consent: env.get('ANALYTICS_CONSENT', 'required'),
  }
  return settings.posthog || settings.googleAds || settings.metaPixelId ? settings : null
}
