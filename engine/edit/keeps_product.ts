import { JobError } from '../contract/job_error.js'
import { parseInstruction } from './parse_instruction.js'
import type { StepName } from './step.js'

/** Changes of what is around the product. */
const AROUND: ReadonlySet<StepName> = new Set([
  'transparent',
  'fill',
  'gradient',
  'scene',
  'addShadow',
  'removeShadow',
  'vignette',
  'crop',
  'trim',
  'cut',
  'reframe',
  'pad',
  'border',
  'enlarge',
])

/** Whether an instruction clearly leaves the product as it is; what is not understood may be about the product itself. */
export function keepsProduct(instruction: string): boolean {
  try {
    return parseInstruction(instruction).steps.every(
      (step) =>
        AROUND.has(step.op) ||
        (step.op === 'remove' && step.place !== null) ||
        ('region' in step && step.region === 'background')
    )
  } catch (error) {
    if (error instanceof JobError) return false
    throw error
  }
}
