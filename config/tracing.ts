import env from '#start/env'

/** Which traces are kept, by the standard's names: those of `parentbased_` do as whoever began the trace. */
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

const PROTOCOLS = ['http/protobuf', 'http/json'] as const

export interface TracingSettings {
  /** Whole address that spans are posted to. */
  url: string
  protocol: (typeof PROTOCOLS)[number]
  sampler: (typeof SAMPLERS)[number]
  /** Share of traces that are kept, 0 to 1; asked by the samplers of a ratio. */
  ratio: number
}

type Read = (
  name:
    | 'OTEL_SDK_DISABLED'
    | 'OTEL_EXPORTER_OTLP_ENDPOINT'
    | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'
    | 'OTEL_EXPORTER_OTLP_PROTOCOL'
    | 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'
    | 'OTEL_TRACES_SAMPLER'
    | 'OTEL_TRACES_SAMPLER_ARG'
) => string | undefined

/** Where traces go; null where they go nowhere, and nothing of it is loaded. */
export const tracing = readTracing((name) => env.get(name))

/**
 * Reads the standard's settings; the exporter reads the rest of them.
 * @throws Error in a sentence for the operator
 */
export function readTracing(read: Read): TracingSettings | null {
  if (read('OTEL_SDK_DISABLED')?.toLowerCase() === 'true') return null
  const url = readUrl(read)
  if (url === null) return null
  return { url, protocol: readProtocol(read), sampler: readSampler(read), ratio: readRatio(read) }
}

/** The one for traces alone is taken as it is; to the one for everything the standard's path is added. */
function readUrl(read: Read): string | null {
  const own = read('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT')
  if (own) return checked('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', own).href
  const usual = read('OTEL_EXPORTER_OTLP_ENDPOINT')
  if (!usual) return null
  const url = checked('OTEL_EXPORTER_OTLP_ENDPOINT', usual)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/v1/traces`
  return url.href
}

function checked(name: string, text: string): URL {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new Error(`${name} is no address: write it as http://collector.example.com:4318.`)
}

function readProtocol(read: Read): TracingSettings['protocol'] {
  const own = read('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL')
  const name = own ? 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL' : 'OTEL_EXPORTER_OTLP_PROTOCOL'
  return oneOf(name, PROTOCOLS, read(name) || 'http/protobuf')
}

function readSampler(read: Read): TracingSettings['sampler'] {
  const name = 'OTEL_TRACES_SAMPLER'
  return oneOf(name, SAMPLERS, read(name) || 'parentbased_always_on')
}

function readRatio(read: Read): number {
  const told = read('OTEL_TRACES_SAMPLER_ARG') || '1'
  const ratio = Number(told)
  if (ratio >= 0 && ratio <= 1) return ratio
  throw new Error(`OTEL_TRACES_SAMPLER_ARG is "${told}": it must be a number from 0 to 1.`)
}

function oneOf<Name extends string>(setting: string, names: readonly Name[], told: string): Name {
  const found = names.find((name) => name === told)
  if (found !== undefined) return found
  throw new Error(`${setting} is "${told}": it must be one of ${names.join(', ')}.`)
}
