import env from '#start/env'

/** Shorter ones could be guessed. */
const LEAST_CHARACTERS = 16

/** What whoever reads `/metrics` shows; null where nobody may, and nothing is counted. */
export const metricsToken = readToken()

/** Where a worker process shows its figures and answers probes: by default to this machine alone. */
export const workerMetricsHost = env.get('WORKER_METRICS_HOST', '127.0.0.1')

/** The port for that; null for nowhere. */
export const workerMetricsPort = readPort()

function readToken(): string | null {
  const token = env.get('METRICS_TOKEN')?.release() || null
  if (token === null || token.length >= LEAST_CHARACTERS) return token
  throw new Error(`METRICS_TOKEN must have at least ${LEAST_CHARACTERS} characters.`)
}

function readPort(): number | null {
  const port = env.get('WORKER_METRICS_PORT') ?? null
  if (port === null) return null
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`WORKER_METRICS_PORT must be a whole number from 1 to 65535, not ${port}.`)
  }
  if (metricsToken === null) throw new Error('WORKER_METRICS_PORT needs METRICS_TOKEN.')
  return port
}
