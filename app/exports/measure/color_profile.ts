import { parse } from 'icc'

/**
 * The name of an ICC profile and whether it means sRGB. Profiles that cannot be read are taken for another space, so that
 * they are replaced.
 */
export function readProfile(icc: Buffer | undefined, space: string | undefined) {
  if (icc === undefined) return { profile: null, isSrgb: space === 'srgb' || space === 'b-w' }
  const profile = nameOf(icc)
  return { profile, isSrgb: space !== 'cmyk' && /s\s?rgb/i.test(profile) }
}

function nameOf(icc: Buffer): string {
  try {
    return parse(icc).description?.trim() || 'an unnamed profile'
  } catch {
    return 'an unreadable profile'
  }
}
