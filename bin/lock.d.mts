export interface LockOptions<Holder> {
  describe?: () => Holder
  patience?: number
  waitFor?: (holder: Partial<Holder>) => boolean
}

export function acquireLock<Holder extends object>(
  name: string,
  options?: LockOptions<Holder>
): Promise<{ release: () => void }>

export class LockHeld<Holder extends object = Record<string, unknown>> extends Error {
  holder: Partial<Holder>
}
