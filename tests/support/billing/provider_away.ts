import { stripe } from '#app/billing/stripe/stripe_client'

/** The client's address of the provider, which it has no public way to change. */
interface Addressed {
  _api: { port: string | number | null }
}

/** Runs something while nothing answers at the payment provider's address. */
export async function whileProviderIsAway<Result>(run: () => Promise<Result>): Promise<Result> {
  const api = (stripe() as unknown as Addressed)._api
  const { port } = api
  api.port = 1
  try {
    return await run()
  } finally {
    api.port = port
  }
}
