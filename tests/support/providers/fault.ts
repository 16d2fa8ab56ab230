/** What goes wrong, and where: when a request is submitted, asked about, answered or its files are fetched. */
export interface Fault {
  at: 'submit' | 'status' | 'result' | 'upload' | 'file' | 'webhook'
  /** Part of the model's name; any, if missing. */
  model?: string
  /** How often; once, if missing. */
  times?: number
  does: FaultKind
}

export type FaultKind =
  | { status: number; body?: unknown; headers?: Record<string, string> }
  /** The connection ends before an answer; a submission was taken all the same. */
  | 'hang_up'
  /** No answer at all. */
  | 'hang'
  /** The first half of what it should have been. */
  | 'truncate'
  /** Something that is no JSON, or no picture. */
  | 'garbage'
  /** Of a webhook: never sent, sent twice, or with a wrong signature. */
  | 'lose'
  | 'double'
  | 'forge'

/** The fault that happens now, which is then used up once; null when all goes well. */
export function takeFault(faults: Fault[], at: Fault['at'], model: string): FaultKind | null {
  const found = faults.find((one) => one.at === at && model.includes(one.model ?? ''))
  if (!found) return null
  found.times = (found.times ?? 1) - 1
  if (found.times === 0) faults.splice(faults.indexOf(found), 1)
  return found.does
}
