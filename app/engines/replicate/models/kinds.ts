/** Models that run by their name and are billed by what they make. All others run by a version and are billed by the second. */
const OFFICIAL = new Set([
  'google/gemini-2.5-flash',
  'google/nano-banana-2',
  'black-forest-labs/flux-kontext-pro',
  'bria/remove-background',
  'bria/generate-background',
  'kwaivgi/kling-v1.6-pro',
  'kwaivgi/kling-v2.5-turbo-pro',
])

export const TRAINER = 'ostris/flux-dev-lora-trainer'

/** How a model is run: by its name, by its latest version, by the version that a training has made, or as a training. */
export type Kind = 'official' | 'community' | 'trained' | 'training'

export function kindOf(id: string): Kind {
  if (id === TRAINER) return 'training'
  if (OFFICIAL.has(id)) return 'official'
  return parseId(id).version === null ? 'community' : 'trained'
}

/** The parts of a model's name, `OWNER/NAME` or `OWNER/NAME:VERSION`. */
export function parseId(id: string): { owner: string; name: string; version: string | null } {
  const [, owner = '', name = '', version = null] = /^([^/]+)\/([^:]+)(?::(.+))?$/.exec(id) ?? []
  return { owner, name, version }
}
