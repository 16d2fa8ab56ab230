import { encodeLight, type Rgb } from '../image/color.js'
import type { Step } from '../edit/step.js'

/** A step of an edit in a few words, for tables of what instructions mean. */
export function stepMessage(step: Step): string {
  switch (step.op) {
    case 'fill':
      return `fill ${hex(step.color)}`
    case 'gradient':
      return `gradient ${step.direction} ${step.colors.map(hex).join(' ')}`
    case 'scene':
      return `scene ${step.prompt}`
    case 'recolor':
      return `recolor ${step.name}`
    case 'tone':
      return `tone ${step.tone}${regionOf(step)}`
    case 'rotate':
      return `rotate ${step.degrees}`
    case 'straighten':
      return step.degrees === null ? 'straighten' : `straighten ${step.degrees}`
    case 'flip':
      return `flip ${step.axis}`
    case 'crop':
      return `crop ${ratio(step.ratio)}`
    case 'cut':
      return `cut ${Math.round(step.share * 100)}% ${step.side}`
    case 'reframe':
      return `reframe${step.isCentred ? ' centred' : ''} ${amountOf(step)}`
    case 'pad':
      return `pad ${ratio(step.ratio)}${colorOf(step.color)}`
    case 'extend':
      return `extend ${step.to} ${Math.round(step.share * 100)}%`
    case 'border': {
      const { pixels, share, color } = step.frame
      return `border ${pixels ? `${pixels}px` : `${Math.round(share * 100)}%`}${colorOf(color)}`
    }
    case 'remove': {
      const { x, y } = step.place ?? {}
      const where = step.place ? ` ${[y, x].filter(Boolean).join(' ') || 'around'}` : ''
      return `remove${step.all ? ' all' : ''}${where}`
    }
    case 'text':
      return `text ${step.size} ${step.place.x} ${step.place.y}${colorOf(step.color)}: ${step.text}`
    default:
      return 'amount' in step ? `${step.op} ${amountOf(step)}${regionOf(step)}` : step.op
  }
}

function amountOf({ amount }: Extract<Step, { amount: unknown }>): string {
  const sign = amount.sign > 0 ? '+' : '-'
  if (amount.exact) return `${sign}${Math.round(amount.value * 100)}%`
  return amount.value === 1 ? sign : `${sign}${amount.value}`
}

function regionOf(step: Step): string {
  return 'region' in step && step.region !== 'picture' ? ` of ${step.region}` : ''
}

function ratio(value: number): number {
  return Math.round(value * 100) / 100
}

function colorOf(color: Rgb | null): string {
  return color ? ` ${hex(color)}` : ''
}

function hex(color: Rgb): string {
  const bytes = color.map((light) => Math.round(encodeLight(light)).toString(16).padStart(2, '0'))
  return `#${bytes.join('')}`
}
