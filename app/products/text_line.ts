/**
 * A description as people read it: without the line that tells later steps that nothing is printed on the product. A description without any
 * such line means the same.
 */
export function readableDescription(description: string): string {
  return description.replace(/\s*\bText\/Graphics:\s*None\b\.?/i, '').trim()
}
