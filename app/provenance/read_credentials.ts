import type { Legibility } from '#app/engines/engine'
import { loadIdentity } from './certificate/load_identity.js'
import { runC2pa } from './c2pa/c2pa.js'
import { FIDELITY_LABEL, HASH_KEY } from './manifest.js'
import type { CredentialsData } from './transformers/credentials_data.js'

/** What the library reports, as far as it is used: https://c2pa.org/specifications, JSON of c2pa-rs's reader. */
interface Report {
  active_manifest: string
  manifests: Record<string, ManifestReport>
  validation_state: 'Invalid' | 'Valid' | 'Trusted'
  validation_results?: { activeManifest?: { failure: { code: string }[] } }
}

interface ManifestReport {
  claim_generator_info?: { name: string; version?: string }[]
  ingredients?: {
    title?: string
    relationship: string
    metadata?: Record<string, unknown>
    active_manifest?: string
  }[]
  assertions?: { label: string; data: { actions?: Action[] } & Measured }[]
  signature_info?: { issuer?: string; common_name?: string; cert_serial_number?: string }
}

/** Vitrine's own assertion. */
interface Measured {
  delta_e?: number
  ssim?: number
  label?: Legibility
}

interface Action {
  action: string
  when?: string
  digitalSourceType?: string
  softwareAgent?: { name?: string; version?: string }
}

/** Said of files that changed after they were signed. */
const CHANGED = ['assertion.dataHash.mismatch', 'assertion.bmffHash.mismatch']

/**
 * Checks and describes a file's content credentials; null when it has none.
 * @throws Error for files that cannot be read
 */
export async function readCredentials(
  bytes: Uint8Array,
  mime: string
): Promise<CredentialsData | null> {
  const json = await runC2pa('read', { mime, bytes })
  if (json === null) return null
  const report = JSON.parse(json) as Report
  const manifest = report.manifests[report.active_manifest]
  if (!manifest) throw new Error('The report lacks its active manifest')
  const { serialNumber } = await loadIdentity()
  const { signature_info: signature = {} } = manifest
  const done = manifest.assertions
    ?.flatMap(({ label, data }) => (label.startsWith('c2pa.actions') ? (data.actions ?? []) : []))
    .find(({ softwareAgent }) => softwareAgent !== undefined)
  const measured = manifest.assertions?.find(({ label }) => label === FIDELITY_LABEL)?.data
  const failures = report.validation_results?.activeManifest?.failure ?? []
  return {
    is_valid: report.validation_state !== 'Invalid',
    is_changed: failures.some(({ code }) => CHANGED.includes(code)),
    made_with: nameOf(manifest.claim_generator_info?.[0]),
    engine: nameOf(done?.softwareAgent),
    made_at: done?.when ?? null,
    source_type: done?.digitalSourceType?.split('/').at(-1) ?? null,
    delta_e: measured?.delta_e ?? null,
    ssim: measured?.ssim ?? null,
    label: measured?.label ?? null,
    sources: (manifest.ingredients ?? []).map(({ title, relationship, metadata, ...rest }) => ({
      title: title ?? '',
      relation: relationship,
      sha256: textOf(metadata?.[HASH_KEY]),
      has_credentials: rest.active_manifest !== undefined,
    })),
    signed_by: signature.common_name ?? signature.issuer ?? '',
    is_signed_here: BigInt(signature.cert_serial_number ?? 0) === BigInt(`0x${serialNumber}`),
  }
}

function nameOf(tool: { name?: string; version?: string } | undefined): string | null {
  if (!tool?.name) return null
  return tool.version ? `${tool.name} ${tool.version}` : tool.name
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
