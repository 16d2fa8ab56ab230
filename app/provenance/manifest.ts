import { randomUUID } from 'node:crypto'
import { vitrineVersion } from '#config/version'
import type { C2paIngredient } from './c2pa/protocol.js'
import type { Provenance, Source } from './provenance.js'

const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

/** Name of Vitrine's own assertion: how true to its photo the product in a picture is. */
export const FIDELITY_LABEL = 'vitrine.fidelity'

/** Key of a source's SHA-256 among an ingredient's metadata. */
export const HASH_KEY = 'vitrine.sha256'

interface Manifest {
  /** JSON of the library's manifest definition. */
  definition: string
  ingredients: C2paIngredient[]
}

/**
 * What a file's credentials say (C2PA 2.2, claim version 2): by whom and how it was made, and of what. A changed picture was
 * opened and then changed; a made one, or one whose source is gone, was created, and its sources were placed in it.
 */
export function manifestFor(
  { action, sourceType, engine, sources, ...measured }: Provenance,
  mime: string,
  now = new Date()
): Manifest {
  const isChanged = action !== 'c2pa.created' && sources.length > 0
  const named = sources.map((source) => ({ source, id: randomUUID() }))
  const ids = named.map(({ id }) => id)
  const done = {
    digitalSourceType: `${VOCABULARY}${sourceType}`,
    softwareAgent: {
      name: engine === null ? 'Vitrine' : `${engine} engine of Vitrine`,
      version: vitrineVersion,
    },
    when: now.toISOString(),
  }
  const parameters = { ingredientIds: ids }
  const actions = isChanged
    ? [
        { action: 'c2pa.opened', parameters },
        // Alone among these, transcoding has to name what it started from once more.
        { action, ...done, ...(action === 'c2pa.transcoded' && { parameters }) },
      ]
    : [
        { action: 'c2pa.created', ...done },
        ...ids.map((id) => ({ action: 'c2pa.placed', parameters: { ingredientIds: [id] } })),
      ]
  const definition = {
    claim_version: 2,
    claim_generator_info: [{ name: 'Vitrine', version: vitrineVersion }],
    format: mime,
    assertions: [
      { label: 'c2pa.actions.v2', data: { actions, allActionsIncluded: true }, created: true },
      ...fidelityAssertions(measured),
    ],
  }
  const relationship = isChanged ? 'parentOf' : 'componentOf'
  return {
    definition: JSON.stringify(definition),
    ingredients: named.map(({ source, id }) => ingredientFor(source, relationship, id)),
  }
}

/** None where nothing was measured. */
function fidelityAssertions({ fidelity, label }: Pick<Provenance, 'fidelity' | 'label'>) {
  if (!fidelity && !label) return []
  const data = {
    ...(fidelity && { delta_e: round(fidelity.deltaE), ssim: round(fidelity.ssim) }),
    ...(label && { label }),
  }
  return [{ label: FIDELITY_LABEL, data, created: true }]
}

function round(figure: number): number {
  return Math.round(figure * 1_000) / 1_000
}

/** The hash is what ties an ingredient to its file: names of files would tell more than a merchant may want to give away. */
function ingredientFor(
  { title, mime, checksum, bytes }: Source,
  relationship: 'componentOf' | 'parentOf',
  label: string
): C2paIngredient {
  const definition = {
    title,
    format: mime,
    instance_id: `urn:sha256:${checksum}`,
    relationship,
    label,
    metadata: { [HASH_KEY]: checksum },
  }
  return {
    definition: JSON.stringify(definition),
    file: bytes && { mime, bytes },
  }
}
