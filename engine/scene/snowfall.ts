import { between, type Random } from '../image/random.js'
import { blurLight, createLight, smoothstep, type LightPlanes } from './light_planes.js'

/** Lets flakes fall before and behind the focus: few large and soft ones, many small ones. */
export function snowfall(picture: LightPlanes, random: Random): void {
  const { width, height } = picture[0]
  const flakes = createLight(width, height)
  for (let n = 0; n < 150; n++) {
    const near = random() ** 4
    const radius = (width / 1024) * (1.3 + 10 * near)
    const cx = random() * width
    const cy = random() * height
    const strength = between(random, 0.35, 0.9) * (1 - 0.6 * near)
    for (let y = Math.max(0, Math.floor(cy - radius)); y < Math.min(height, cy + radius); y++) {
      for (let x = Math.max(0, Math.floor(cx - radius)); x < Math.min(width, cx + radius); x++) {
        const fill = strength * smoothstep(1, 0.3, Math.hypot(x - cx, y - cy) / radius)
        for (const plane of flakes) plane.data[y * width + x]! += fill
      }
    }
  }
  const soft = blurLight(flakes, (width / 1024) * 1.2)
  for (let c = 0; c < 3; c++) {
    for (let i = 0; i < width * height; i++) {
      picture[c]!.data[i]! += (0.97 - picture[c]!.data[i]!) * Math.min(0.9, soft[c]!.data[i]!)
    }
  }
}
