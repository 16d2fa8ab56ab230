import { BMFF, JPEG, PNG, type Asset } from '@trustnxt/c2pa-ts/asset'
import { SuperBox } from '@trustnxt/c2pa-ts/jumbf'
import {
  ActionAssertion,
  IngredientAssertion,
  type Manifest,
  ManifestStore,
} from '@trustnxt/c2pa-ts/manifest'
import { WebpAsset } from './webp_asset.js'

/** What another C2PA library than the one that wrote them finds in a file's content credentials. */
export interface FoundCredentials {
  isValid: boolean
  /** Codes of what does not hold, as C2PA names them. */
  failures: string[]
  generator: string
  /** Names of the actions, in order. */
  actions: string[]
  /** Programs and types of source that the actions name. */
  agents: string[]
  sourceTypes: string[]
  ingredients: { title: string; relationship: string; sha256: string; hasCredentials: boolean }[]
  /** Manifests in the file, those of what went before included. */
  manifests: number
}

/** Reads and checks a PNG, JPEG, WebP or MP4 file's credentials; null when it has none. */
export async function findCredentials(file: Buffer): Promise<FoundCredentials | null> {
  const asset = assetOf(file)
  const jumbf = asset.getManifestJUMBF()
  if (!jumbf) return null
  const store = ManifestStore.read(SuperBox.fromBuffer(new Uint8Array(jumbf)))
  const { isValid, statusEntries } = await store.validate(asset)
  const manifest = store.getActiveManifest()!
  const actions = assertionsOf(manifest, ActionAssertion).flatMap((each) => each.actions)
  return {
    isValid,
    failures: statusEntries.filter(({ success }) => success === false).map(({ code }) => code),
    generator: `${manifest.claim!.claimGeneratorName} ${manifest.claim!.claimGeneratorVersion}`,
    actions: actions.map(({ action }) => action),
    agents: actions.flatMap(({ softwareAgent: agent }) =>
      agent ? [`${agent.name} ${agent.version}`] : []
    ),
    sourceTypes: actions.flatMap(({ digitalSourceType: type }) => type ?? []),
    ingredients: assertionsOf(manifest, IngredientAssertion).map((each) => ({
      title: each.title ?? '',
      relationship: each.relationship ?? '',
      sha256: String(each.metadata?.['vitrine.sha256']),
      hasCredentials: each.activeManifest !== undefined,
    })),
    manifests: store.manifests.length,
  }
}

function assertionsOf<T>(manifest: Manifest, kind: abstract new (...args: never[]) => T): T[] {
  return manifest.assertions!.assertions.filter(
    (each): each is typeof each & T => each instanceof kind
  )
}

function assetOf(file: Buffer): Asset {
  if (JPEG.canRead(file)) return new JPEG(file)
  if (PNG.canRead(file)) return new PNG(file)
  if (WebpAsset.canRead(file)) return new WebpAsset(file)
  return new BMFF(asHeic(file))
}

/** The reader takes boxes of HEIC files alone. A film has the same ones, and its brand is not among what is signed. */
function asHeic(film: Buffer): Buffer {
  const copy = Buffer.from(film)
  copy.write('heic', 8, 'latin1')
  return copy
}
