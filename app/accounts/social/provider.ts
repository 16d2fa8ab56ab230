import { notFound } from '#app/core/errors/errors'
import { PROVIDER_IDS, type ProviderId, providerName, socialProviders } from '#config/social'

export interface Provider {
  id: ProviderId
  /** As it is shown. */
  name: string
}

/** @throws AppError 404 for what is no provider or is not configured */
export function findProvider(id: unknown): Provider {
  const known = PROVIDER_IDS.find((it) => it === id)
  if (!known || !socialProviders[known]) throw notFound()
  return { id: known, name: providerName(known) }
}

/** The providers that can be used, in the order of their buttons. */
export function listProviders(): Provider[] {
  return PROVIDER_IDS.filter((id) => socialProviders[id]).map((id) => ({
    id,
    name: providerName(id),
  }))
}
