import { randomUUID } from 'node:crypto'

interface Detail {
  field?: string
  issue: string
  link?: object[]
}

/** An answer other than success, in the form of PayPal's. */
export class SandboxRefusal extends Error {
  readonly status: number
  readonly body: object

  constructor(status: number, name: string, message: string, details: Detail[] = []) {
    super(message)
    this.status = status
    this.body = { name, message, debug_id: randomUUID(), details, links: [] }
  }
}

export function invalid(field: string, issue: string): SandboxRefusal {
  return new SandboxRefusal(400, 'VALIDATION_ERROR', 'Invalid request - see details.', [
    { field, issue },
  ])
}
