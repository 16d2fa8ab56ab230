/* What a reel looks like at each moment, for whoever draws one: browsers as well, without Node. */

export { cssFont, FONT_FACTS } from './plan/fonts.js'
export { inkFor, luminanceOf, type Ink } from './plan/legible.js'
export { missingSigns } from './plan/missing_signs.js'
export {
  layersAt,
  poseAt,
  shadeAt,
  WIPE_LINE,
  type Layer,
  type OverlayPose,
} from './plan/motion.js'
export { planReel } from './plan/plan_reel.js'
