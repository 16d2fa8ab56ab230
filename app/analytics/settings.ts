/** Who is told of visits and purchases; only what the operator configured. As the pages get it. */
export type AnalyticsSettings = {
  posthog: { key: string; host: string } | null
  googleAds: { id: string; label: string } | null
  metaPixelId: string | null
  /** Whether nothing may be loaded or sent before the visitor has agreed. */
  consent: 'required' | 'not_required'
}

/** A purchase that has not been told to the advertising services yet. */
export type Conversion = { enabled: boolean; transactionId: string | null }

/** An event that the server noticed. */
export type ServerNoticed = { event: string; properties: Record<string, string | number> }
