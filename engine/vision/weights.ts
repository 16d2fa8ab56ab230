import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { VisionFault } from './vision_fault.js'
import { NETWORKS, type Network, type Published } from './networks.js'

const require = createRequire(import.meta.url)

interface List {
  chunks: { hash: string; offsets: [number, number] }[]
}

/**
 * A network's weights as one array, put together from the files of its package.
 *
 * @param places folders in which packages are looked for
 * @throws VisionFault in one sentence, when a file is missing or is not what was published
 */
export function readWeights(
  network: Network,
  places = placesOf(NETWORKS[network].package)
): Promise<Uint8Array> {
  return readPublished(NETWORKS[network], places)
}

/** The same for anything that a package publishes for networks. */
export async function readPublished(
  weights: Published,
  places = placesOf(weights.package)
): Promise<Uint8Array> {
  const folder = findPackage(weights.package, places)
  if (!folder) throw new VisionFault(`The package ${weights.package} is not installed.`)
  const all = new Uint8Array(weights.bytes)
  const hash = createHash('sha256')
  let end = 0
  try {
    for (const file of await filesOf(weights, folder)) {
      const bytes = await readFile(file)
      hash.update(bytes)
      // What is too long has the wrong sum too.
      all.set(bytes.subarray(0, all.length - end), end)
      end += bytes.length
    }
  } catch (cause) {
    throw new VisionFault(`The weights in ${folder} cannot be read.`, { cause })
  }
  if (end === all.length && hash.digest('hex') === weights.sha256) return all
  throw new VisionFault(`The weights in ${folder} are damaged: install the packages again.`)
}

/** Whether a network's package is there; nothing is read. */
export function isInstalled(network: Network): boolean {
  const { package: name } = NETWORKS[network]
  return findPackage(name, placesOf(name)) !== null
}

/** Where Node looks for a package. */
function placesOf(name: string): string[] {
  return require.resolve.paths(name) ?? []
}

/** The folder of an installed package. Not by its entry: these packages are used for their files alone. */
function findPackage(name: string, places: readonly string[]): string | null {
  const folders = places.map((place) => join(place, name))
  return folders.find((folder) => existsSync(join(folder, 'package.json'))) ?? null
}

async function filesOf({ files, listed }: Published, folder: string): Promise<string[]> {
  const paths = files.map((file) => join(folder, file))
  const [path] = paths
  if (!listed || !path) return paths
  const lists = JSON.parse(await readFile(path, 'utf8')) as Record<string, List>
  const chunks = lists[listed]!.chunks.toSorted((a, b) => a.offsets[0] - b.offsets[0])
  return chunks.map(({ hash }) => join(dirname(path), hash))
}
