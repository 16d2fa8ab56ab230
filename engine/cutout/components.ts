export interface Components {
  /** Number of the component of each pixel, 0 where `inside` was false. */
  labels: Int32Array
  /** Pixels of each component; entry 0 is unused. */
  areas: number[]
  /** Whether each component touches the frame. */
  touchesFrame: boolean[]
}

/** Groups pixels that hang together by their four neighbours. */
export function findComponents(
  { width, height }: { width: number; height: number },
  inside: (index: number) => boolean
): Components {
  const labels = new Int32Array(width * height)
  const areas = [0]
  const touchesFrame = [false]
  const stack: number[] = []
  const visit = (i: number, label: number) => {
    if (labels[i] !== 0 || !inside(i)) return
    labels[i] = label
    stack.push(i)
  }
  for (let start = 0; start < width * height; start++) {
    if (labels[start] !== 0 || !inside(start)) continue
    const label = areas.push(0) - 1
    touchesFrame.push(false)
    visit(start, label)
    for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
      areas[label]!++
      const x = i % width
      const y = (i - x) / width
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) touchesFrame[label] = true
      if (x > 0) visit(i - 1, label)
      if (x < width - 1) visit(i + 1, label)
      if (y > 0) visit(i - width, label)
      if (y < height - 1) visit(i + width, label)
    }
  }
  return { labels, areas, touchesFrame }
}
