import { parseHex } from '../image/color.js'
import { lightEntry } from './entries.js'

/* What words for the light and for the camera do to a set. */

export const warm = lightEntry((light) => {
  light.key = parseHex('#ffdcb2')
  light.ambient = parseHex('#fff1e2')
})
export const golden = lightEntry((light, { backdrop }) => {
  if (backdrop.name === 'sky') backdrop.color = parseHex('#e8a878')
  light.key = parseHex('#ffd09a')
  light.ambient = parseHex('#fff0e0')
  light.contrast = 0.66
})
export const cool = lightEntry((light) => {
  light.key = parseHex('#dfeaff')
  light.ambient = parseHex('#cbdcf6')
})
export const morning = lightEntry((light) => {
  light.key = parseHex('#ffefd6')
  light.ambient = parseHex('#dce7f8')
  light.contrast = 0.58
})
export const dark = lightEntry((light) => {
  light.exposure *= 0.62
  light.contrast = 0.84
})
export const bright = lightEntry((light) => {
  light.exposure *= 1.16
  light.contrast = Math.min(light.contrast, 0.42)
})
export const soft = lightEntry((light) => {
  light.hardness = 0.1
  light.contrast = Math.min(light.contrast, 0.48)
})
export const hard = lightEntry((light) => {
  light.hardness = 0.95
  light.contrast = 0.76
})
export const sun = lightEntry((light) => {
  light.hardness = 0.85
  light.contrast = 0.7
  light.key = parseHex('#ffedd0')
})
export const fromWindow = lightEntry((_, scene) => (scene.gobo = 'window'))
export const leafShadows = lightEntry((_, scene) => (scene.gobo = 'leaves'))
export const fromLeft = lightEntry((light) => (light.side = -1))
export const fromRight = lightEntry((light) => (light.side = 1))
export const closeUp = lightEntry((_, scene) => (scene.size = 0.8))
export const wide = lightEntry((_, scene) => (scene.size = 0.42))
export const fromAbove = lightEntry((_, scene) => (scene.camera = 'above'))
export const atEyeLevel = lightEntry((_, scene) => (scene.camera = 'level'))
